import { isApiError } from '@rostrum/api-client';
import { people, type PersonDetail, type PersonStatus } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { ReturnDialog } from './return-dialog.tsx';
import styles from './move-buttons.module.css';

const results: Record<PersonStatus, (name: string) => string> = {
  draft: (name) => `${name} is a draft.`,
  in_review: (name) => `${name} submitted for review.`,
  published: (name) => `Profile of ${name} published.`,
  unpublished: (name) => `Profile of ${name} unpublished. Its page is offline.`,
  archived: (name) => `Profile of ${name} archived.`,
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

export interface MoveButtonsProps {
  person: PersonDetail;
  /** Saves what was typed a moment ago; answers whether it is saved. */
  settle: () => Promise<boolean>;
}

/** The moves that the reader of this profile may make, as the server says; what publishing misses is told in the list. */
export function MoveButtons({ person, settle }: MoveButtonsProps) {
  const [isSettling, setIsSettling] = useState(false);
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

  /** What is published, or read by who decides, is what was typed until now. */
  async function settleAndSend(to: PersonStatus): Promise<void> {
    setIsSettling(true);
    const isSettled = await settle();
    setIsSettling(false);
    if (isSettled) await sendAndTell(to);
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
