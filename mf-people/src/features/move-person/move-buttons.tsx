import { isApiError } from '@rostrum/api-client';
import { people, type PersonDetail, type PersonStatus } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { ReturnDialog } from './return-dialog.tsx';
import { SubmitDialog, type SubmitDialogProps } from './submit-dialog.tsx';
import styles from './move-buttons.module.css';

const results: Record<PersonStatus, (name: string) => string> = {
  draft: (name) => `${name}’s profile is a draft again.`,
  in_review: (name) => `${name}’s profile is submitted for review.`,
  published: (name) => `${name}’s profile is published.`,
  unpublished: (name) => `${name}’s profile is unpublished. Its page is offline.`,
  archived: (name) => `${name}’s profile is archived.`,
};

function labelOf(from: PersonStatus, to: PersonStatus): string {
  if (from === 'archived') return `Restore as ${to.replace('_', ' ')}`;
  const labels = {
    draft: 'Send back',
    in_review: 'Submit for review',
    published: 'Publish',
    unpublished: 'Unpublish',
    archived: 'Archive',
  };
  return labels[to];
}

export interface MoveButtonsProps extends Pick<SubmitDialogProps, 'parts' | 'onJump'> {
  person: PersonDetail;
  /** Saves what was typed a moment ago; answers whether it is saved. */
  settle: () => Promise<boolean>;
  /** The reader's own profile. */
  isOwn?: boolean;
}

/** Shows the status changes that the server allows the reader; the checklist says what publishing still needs. */
export function MoveButtons({ person, settle, parts, onJump, isOwn = false }: MoveButtonsProps) {
  const [isSettling, setIsSettling] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [isReturning, setIsReturning] = useState(false);
  const { status, moves, name } = person;
  const params = { id: person.id };
  const move = useContractMutation(people.move);
  const send = (to: PersonStatus, comment?: string) =>
    move.mutateAsync({ params, body: { status: to, ...(comment !== undefined && { comment }) } });

  /** Archiving takes a page offline; Undo brings back what it was before. */
  async function sendAndTell(to: PersonStatus, canUndo = true): Promise<void> {
    try {
      await send(to);
      const undo =
        to === 'archived' && canUndo
          ? { label: 'Undo', run: () => void sendAndTell(status, false) }
          : undefined;
      notify.success({ title: results[to](name), undo });
    } catch (error) {
      if (isApiError(error))
        notify.error({
          title: error.message,
          description: error.fields.map(({ message }) => message).join(' ') || undefined,
        });
    }
  }

  /** Saves pending edits first, so that the latest text is published or reviewed. */
  async function settleAndSend(to: PersonStatus): Promise<void> {
    setIsSettling(true);
    const isSettled = await settle();
    setIsSettling(false);
    // The checklist of the dialog is drawn from what is saved now.
    if (isSettled && to === 'in_review' && status !== 'archived') setIsSubmitting(true);
    else if (isSettled) await sendAndTell(to);
    else
      notify.error({
        title: 'Some of what you typed is not saved.',
        description: 'The form says why. Once it is saved, try again.',
      });
  }
  if (moves.length === 0) return null;
  return (
    <div className={styles.moves}>
      {moves.map((to) => (
        <Button
          key={to}
          type={to === 'published' && status !== 'archived' ? 'primary' : 'default'}
          danger={to === 'archived'}
          disabled={move.isPending || isSettling}
          onClick={() => {
            if (status === 'in_review' && to === 'draft') setIsReturning(true);
            else if (to === 'published' || to === 'in_review') void settleAndSend(to);
            else void sendAndTell(to);
          }}
        >
          {labelOf(status, to)}
        </Button>
      ))}
      {isSubmitting ? (
        <SubmitDialog
          person={person}
          isOwn={isOwn}
          parts={parts}
          onJump={onJump}
          isPending={move.isPending}
          onSubmit={() => void sendAndTell('in_review').then(() => setIsSubmitting(false))}
          onClose={() => setIsSubmitting(false)}
        />
      ) : null}
      {isReturning ? (
        <ReturnDialog
          person={person}
          onReturn={(comment) => send('draft', comment)}
          onClose={() => setIsReturning(false)}
        />
      ) : null}
    </div>
  );
}
