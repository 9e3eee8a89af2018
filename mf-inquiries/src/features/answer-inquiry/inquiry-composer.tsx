import type { InquiryDetail, LateReason } from '@rostrum/contracts';
import { Composer, type ComposerMode } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { TemplateChoice } from './template-choice.tsx';
import { useSendMessage } from './reply.mutation.ts';
import { LateReasonField, asksLateReason } from './late-reason.tsx';
import { FollowUpStatus, type ReplyThen } from './follow-up-status.tsx';

export interface InquiryComposerProps {
  className?: string | undefined;
  inquiry: InquiryDetail;
  /** "Callum": who reads a reply. */
  seekerName: string;
  mode: ComposerMode;
  onModeChange: (mode: ComposerMode) => void;
  /** Just before it goes out. */
  onSending?: () => void;
  onSent?: () => void;
}

/** Reply or note, as far as this inquiry and role allow. What is written is kept until it is sent. */
export function InquiryComposer({
  className,
  inquiry,
  seekerName,
  mode,
  onModeChange,
  onSending,
  onSent,
}: InquiryComposerProps) {
  const send = useSendMessage(inquiry.id);
  const [chosen, setChosen] = useState<{ of: string; then: ReplyThen } | null>(null);
  const then = chosen?.of === inquiry.id ? chosen.then : 'open';
  const [given, setGiven] = useState<{ of: string; reason: LateReason } | null>(null);
  const reason = given?.of === inquiry.id ? given.reason : null;
  const { reply, note } = inquiry.allowed;
  if (!reply && !note) return null;
  const shownMode = reply ? mode : 'note';
  const asksReason = shownMode === 'reply' && asksLateReason(inquiry);
  const seen = inquiry.messages.at(-1)?.id;
  return (
    <div className={className}>
      {asksReason ? (
        <LateReasonField
          value={reason}
          onChange={(next) => setGiven(next === null ? null : { of: inquiry.id, reason: next })}
        />
      ) : null}
      <Composer
        replyLabel={`Reply to ${seekerName}`}
        allowNote={reply && note}
        mode={shownMode}
        onModeChange={onModeChange}
        draftKey={`inquiry.${inquiry.id}`}
        tools={
          shownMode === 'reply' ? (
            (add) => (
              <>
                <TemplateChoice inquiry={inquiry} seekerName={seekerName} onChoose={add} />
                <FollowUpStatus
                  status={inquiry.status}
                  value={then}
                  onChange={(next) => setChosen({ of: inquiry.id, then: next })}
                />
              </>
            )
          ) : (
            <span>Never sent to {seekerName}</span>
          )
        }
        onSend={async (body, as) => {
          onSending?.();
          await send(
            as === 'note'
              ? { visibility: 'internal', body }
              : {
                  visibility: 'all',
                  body,
                  then,
                  ...(seen && { after_message_id: seen }),
                  ...(asksReason && reason && { late_reason: reason }),
                },
          );
          setChosen(null);
          onSent?.();
        }}
      />
    </div>
  );
}
