import type { TrackedInquiry } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { Checkbox, Composer } from '@rostrum/ui-kit/data';
import { AttachmentField, createGuestUploadCalls, useAttachments } from '@rostrum/uploads';
import { useRef, useState } from 'react';
import { useGuestKey, useKeptFiles } from './use-kept-files.ts';
import { recipientOf } from './tracker-words.ts';
import { useReply, type TrackerSource } from './track-inquiry.mutations.ts';

/** Adds to the inquiry. The same sent again after a failure carries the same key, so it never stands there twice. */
export function AddSomething({ inquiry, source }: { inquiry: TrackedInquiry; source: TrackerSource }) {
  const reply = useReply(source);
  const kept = useKeptFiles(`sent.${inquiry.id}`);
  const newKey = useGuestKey(`sent.${inquiry.id}`);
  const guestKey = source.kind === 'guest' ? newKey : undefined;
  const api = useApiClient();
  const attachments = useAttachments(api, {
    files: kept.files,
    calls: guestKey === undefined ? undefined : createGuestUploadCalls(api, guestKey),
    onArrived: kept.add,
  });
  const [isReopening, setIsReopening] = useState(false);
  const isClosed = inquiry.status === 'closed';
  const isWithdrawn = isClosed && inquiry.outcome === 'withdrawn';
  const attempt = useRef({ of: '', key: '' });
  const send = async (body: string) => {
    if (attachments.isBusy) throw new Error('A file is still on its way. Wait for it, or cancel it.');
    const message = {
      body,
      ...(isWithdrawn && { reopen: isReopening }),
      ...(kept.files.length > 0 && {
        attachments: kept.files.map(({ id }) => id),
        ...(guestKey !== undefined && { attachments_key: guestKey }),
      }),
    };
    const of = JSON.stringify(message);
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    await reply.send(message, attempt.current.key);
    attempt.current = { of: '', key: '' };
    kept.clear();
    setIsReopening(false);
  };
  const whom = inquiry.status === 'your_reply_needed' ? inquiry.organisation.name : recipientOf(inquiry);
  return (
    <Composer
      draftKey={`sent.${inquiry.id}`}
      replyLabel={`Add something for ${whom}`}
      placeholder={`Add something for ${whom}`}
      sendLabel={isClosed && (!isWithdrawn || isReopening) ? 'Send and reopen' : 'Send'}
      tools={
        isWithdrawn ? (
          <Checkbox checked={isReopening} onChange={({ target }) => setIsReopening(target.checked)}>
            Reopen the inquiry
          </Checkbox>
        ) : null
      }
      below={<AttachmentField attachments={attachments} files={kept.files} onRemove={kept.remove} />}
      onSend={send}
    />
  );
}
