import { explainPlaceholder, findPlaceholder, type InquiryDetail, type LateReason } from '@rostrum/contracts';
import { holdSeconds } from '@rostrum/contracts/inquiries';
import { Composer, type ComposerMode } from '@rostrum/ui-kit/data';
import { AttachmentField } from '@rostrum/uploads';
import { useState } from 'react';
import { AskClearanceButton } from './clearance/ask-clearance-button.tsx';
import { PlannedNote } from './clearance/planned-note.tsx';
import { usePlannedClearance } from './clearance/use-planned-clearance.tsx';
import { useClearances } from './clearance/clearances.queries.ts';
import { DraftConflict } from './draft-conflict.tsx';
import { DraftStatus } from './draft-status.tsx';
import { HeldReplyStrip } from './held-reply.tsx';
import { useHeldReply } from './held-reply.mutations.ts';
import { TemplateChoice } from './template-choice.tsx';
import { useSendMessage } from './reply.mutation.ts';
import { useDraftFiles } from './use-draft-files.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useWriting } from './writing.queries.ts';
import { LateReasonField, asksLateReason } from './late-reason.tsx';
import { FollowUpStatus, type ReplyThen } from './follow-up-status.tsx';

export interface InquiryComposerProps {
  className?: string | undefined;
  inquiry: InquiryDetail;
  /** "Callum": who reads a reply. */
  seekerName: string;
  mode: ComposerMode;
  onModeChange: (mode: ComposerMode) => void;
  /** Names that an at sign offers in a note. */
  mentions: readonly string[];
  /** Just before it goes out. */
  onSending?: () => void;
  /** A note was added. */
  onSent?: () => void;
}

/** Reply or note, as far as this inquiry and role allow. What is written is saved until it is sent; a reply can be taken back. */
export function InquiryComposer({
  className,
  inquiry,
  seekerName,
  mode,
  onModeChange,
  mentions,
  onSending,
  onSent,
}: InquiryComposerProps) {
  const send = useSendMessage(inquiry.id);
  const { writing, refetch } = useWriting(inquiry);
  const { takeBack, sendNow } = useHeldReply(inquiry.id);
  const kept = { inquiryId: inquiry.id, onConflict: () => void refetch() };
  const drafts = {
    reply: useKeptDraft({ ...kept, mode: 'reply', stored: writing?.reply }),
    note: useKeptDraft({ ...kept, mode: 'note', stored: writing?.note }),
  };
  const filesOf = {
    reply: useDraftFiles(inquiry.id, { mode: 'reply', writing }),
    note: useDraftFiles(inquiry.id, { mode: 'note', writing }),
  };
  const [then, setThen] = useState<ReplyThen>('open');
  const [reason, setReason] = useState<LateReason | null>(null);
  const { isDesk, open: clearing, plan } = useClearances(inquiry);
  const planned = usePlannedClearance(inquiry, plan);
  const { note } = inquiry.allowed;
  // Nothing else goes out while a reply is cleared.
  const reply = inquiry.allowed.reply && clearing === undefined;
  const held = writing?.held ?? null;
  if (!reply && !note && held === null) return null;
  const shownMode = reply ? mode : 'note';
  const draft = drafts[shownMode];
  const { files, attachments, remove, toSend } = filesOf[shownMode];
  const isPlanned = shownMode === 'reply' && plan?.is_required === true;
  const asksReason = shownMode === 'reply' && asksLateReason(inquiry);
  const seen = inquiry.messages.at(-1)?.id;
  const replyOf = (body: string) => {
    const ids = toSend();
    return {
      body,
      then,
      ...(ids.length > 0 && { attachments: ids }),
      ...(seen && { after_message_id: seen }),
      ...(asksReason && reason && { late_reason: reason }),
    };
  };
  const strip = held ? (
    <HeldReplyStrip
      held={held}
      seekerName={seekerName}
      onTakeBack={async () => {
        const back = await takeBack(held.id);
        if (back) drafts.reply.put(back);
      }}
      onSendNow={() => sendNow(held.id)}
    />
  ) : null;
  // A reply that is on its way is undone or waited for; a note can be written meanwhile.
  if (strip && shownMode === 'reply' && held?.returned_because === null)
    return <div className={className}>{strip}</div>;
  return (
    <div className={className}>
      {strip}
      {asksReason ? <LateReasonField value={reason} onChange={setReason} /> : null}
      {draft.state.other ? <DraftConflict other={draft.state.other} onChoose={draft.choose} /> : null}
      <Composer
        replyLabel={`Reply to ${seekerName}`}
        allowNote={reply && note}
        mode={shownMode}
        onModeChange={onModeChange}
        mentions={mentions}
        draft={{ text: draft.state.text, onChange: draft.write, onTaken: draft.taken }}
        sentWords={isPlanned ? 'Clearance asked for' : `Goes out in ${holdSeconds} seconds. You can undo it.`}
        {...(isPlanned && { sendLabel: 'Ask for clearance' })}
        below={<AttachmentField attachments={attachments} files={files} onRemove={remove} />}
        tools={(add) => (
          <>
            {shownMode === 'reply' ? (
              <>
                <TemplateChoice inquiry={inquiry} seekerName={seekerName} onChoose={add} />
                <FollowUpStatus status={inquiry.status} value={then} onChange={setThen} />
                {isDesk && !isPlanned ? (
                  <AskClearanceButton
                    inquiry={inquiry}
                    isDisabled={draft.state.text.trim() === ''}
                    onOpen={draft.settle}
                    plan={plan}
                    getReply={() => replyOf(draft.state.text)}
                    onAsked={() => {
                      draft.taken();
                      setThen('open');
                    }}
                  />
                ) : null}
              </>
            ) : (
              <span>Never sent to {seekerName}</span>
            )}
            <DraftStatus {...draft} />
          </>
        )}
        onSend={async (body, as) => {
          const unfilled = as === 'note' ? null : findPlaceholder(body);
          if (unfilled !== null) throw new Error(explainPlaceholder(unfilled));
          const reply = replyOf(body);
          onSending?.();
          await draft.settle();
          if (as === 'note') {
            const { attachments: ids } = reply;
            await send({ visibility: 'internal', body, ...(ids && { attachments: ids }) });
          } else if (isPlanned) await planned.ask(reply);
          else await send({ visibility: 'all', ...reply });
          setThen('open');
          // A reply can still be undone here.
          if (as === 'note') onSent?.();
        }}
      />
      {isPlanned ? <PlannedNote inquiry={inquiry} plan={plan} /> : null}
      {planned.dialog}
    </div>
  );
}
