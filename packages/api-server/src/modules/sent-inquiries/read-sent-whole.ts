import { NotFoundError } from '@rostrum/server-kit';
import { type Queryable, runAsSystem } from '@rostrum/server-kit/database';
import { inquiryThreadRepository, noWholeMessage } from '../inquiries/index.ts';
import type { SentKey } from './ownership.ts';

/** Returns the whole email that a message was taken from, to the sender of the inquiry. */
export const readSentWhole = (
  db: Queryable,
  { orgId, id }: SentKey,
  messageId: string,
): Promise<{ text: string }> =>
  runAsSystem('the thread of the organisation is read for its sender', async () => {
    const thread = await inquiryThreadRepository.ofSeeker(db, orgId, id);
    const isOfThread = thread.some((message) => message.id === messageId);
    const text = isOfThread ? await inquiryThreadRepository.wholeText(db, orgId, messageId) : undefined;
    if (text === undefined) throw new NotFoundError(noWholeMessage);
    return { text };
  });
