import type { TrackedInquiry } from '@rostrum/contracts';
import { Composer } from '@rostrum/ui-kit/data';
import { useRef } from 'react';
import { recipientOf } from './tracker-words.ts';
import { useReply, type TrackerSource } from './track-inquiry.mutations.ts';

/** Adds to the inquiry. The same text sent again after a failure carries the same key, so it never stands there twice. */
export function AddSomething({ inquiry, source }: { inquiry: TrackedInquiry; source: TrackerSource }) {
  const reply = useReply(source);
  const attempt = useRef({ body: '', key: '' });
  const send = async (body: string) => {
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    await reply.send(body, attempt.current.key);
    attempt.current = { body: '', key: '' };
  };
  const whom = inquiry.status === 'your_reply_needed' ? inquiry.organisation.name : recipientOf(inquiry);
  return (
    <Composer
      draftKey={`sent.${inquiry.id}`}
      replyLabel={`Add something for ${whom}`}
      placeholder={`Add something for ${whom}`}
      onSend={send}
    />
  );
}
