import { createSignedIds } from '@rostrum/server-kit';

/** Of a link that stops the mails of one saved search. It opens nothing. Links that were mailed before others existed name no purpose. */
const unsubscribeLinks = createSignedIds('');

/** The saved search of a link; undefined when no one here wrote it. */
export const searchOfToken = unsubscribeLinks.read;

/** The address in a mail: shows a button on GET, stops the mails on POST. */
export const unsubscribeUrl = (origin: string, key: Buffer, searchId: string): string =>
  `${origin}/unsubscribe/${unsubscribeLinks.write(key, searchId)}`;
