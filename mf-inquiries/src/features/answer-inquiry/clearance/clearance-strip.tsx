import type { InquiryDetail } from '@rostrum/contracts';
import { inquiryAttachments, type InquiryClearance } from '@rostrum/contracts/inquiries';
import { useApiClient, useSession } from '@rostrum/remote-runtime';
import { Button, Input } from '@rostrum/ui-kit';
import { AttachmentList } from '@rostrum/uploads';
import { useId, useState } from 'react';
import { ClearanceSteps } from './clearance-steps.tsx';
import { useClearanceActs, useClearances } from './clearances.queries.ts';
import styles from './clearance.module.css';

/** Above the composer: the reply that waits for clearance, whose turn it is, and what the reader can do about it. */
export function ClearanceStrip({ inquiry }: { inquiry: InquiryDetail }) {
  const { open } = useClearances(inquiry);
  return open ? <OpenClearance key={open.id} inquiryId={inquiry.id} clearance={open} /> : null;
}

function OpenClearance({ inquiryId, clearance }: { inquiryId: string; clearance: InquiryClearance }) {
  const api = useApiClient();
  const { role, user } = useSession();
  const { decide, takeBack, isBusy } = useClearanceActs(inquiryId, clearance.id);
  const [reason, setReason] = useState<string | null>(null);
  const reasonId = useId();
  const { reply, writer, steps } = clearance;
  const turn = steps.find(({ state }) => state === 'pending');
  const isMine = turn !== undefined && turn.approver.id === user?.identifier;
  const mayTakeBack = writer.id === user?.identifier || role === 'administrator';
  return (
    <section className={styles.strip} aria-label="Reply that waits for clearance">
      <h2>
        {writer.id === user?.identifier ? 'Your reply' : `The reply by ${writer.name}`} waits for clearance
        {turn ? `: ${turn.name}` : ''}
      </h2>
      <p className={styles.text} dir="auto">
        {reply?.text}
      </p>
      {reply && reply.attachments.length > 0 ? (
        <AttachmentList
          files={reply.attachments}
          onOpen={(file) =>
            api.call(inquiryAttachments.open, { params: { id: inquiryId, attachment_id: file } })
          }
        />
      ) : null}
      <ClearanceSteps steps={steps} />
      {isMine && reason !== null ? (
        <div className={styles.refuse}>
          <label htmlFor={reasonId}>What has to change</label>
          <Input.TextArea
            id={reasonId}
            rows={2}
            maxLength={1000}
            autoFocus
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className={styles.acts}>
            <Button onClick={() => setReason(null)}>Cancel</Button>
            <Button
              type="primary"
              disabled={isBusy || reason.trim() === ''}
              onClick={() => void decide({ step_id: turn.id, approve: false, reason: reason.trim() })}
            >
              Return to {writer.name}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.acts}>
          {isMine ? (
            <>
              <Button
                type="primary"
                disabled={isBusy}
                onClick={() => void decide({ step_id: turn.id, approve: true })}
              >
                Clear reply
              </Button>
              <Button disabled={isBusy} onClick={() => setReason('')}>
                Do not clear
              </Button>
            </>
          ) : null}
          {mayTakeBack ? (
            <Button disabled={isBusy} onClick={() => void takeBack()}>
              Take reply back
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}
