import { toSlug } from '@rostrum/contracts';

/** The words of a question, and an end of its own so that no other question has its address. */
export const slugOf = (text: string, id: string): string =>
  `${toSlug(text.replaceAll(/[.~_]/g, ' ')).slice(0, 50).replace(/-$/, '')}-${id.slice(-6)}`;
