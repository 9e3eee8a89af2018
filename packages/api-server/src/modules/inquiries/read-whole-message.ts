import { NotFoundError, organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import { inquiryDetailFor } from './inquiries.service.ts';
import { inquiryThreadRepository } from './inquiry-thread.repository.ts';

export const noWholeMessage = 'This message has no more text than the thread shows.';

/** Returns the whole email of a message, to a member who may read the message itself. */
export async function readWholeMessage(
  db: Queryable,
  {
    session,
    id,
    messageId,
    now,
  }: { session: Permitted<'inquiry.read'>; id: string; messageId: string; now: Date },
): Promise<{ text: string }> {
  const { messages } = await inquiryDetailFor(db, session, id, now);
  const isRead = messages.some((message) => message.id === messageId);
  const text = isRead
    ? await inquiryThreadRepository.wholeText(db, organisationOf(session), messageId)
    : undefined;
  if (text === undefined) throw new NotFoundError(noWholeMessage);
  return { text };
}
