import { questionActionsFrom, type QuestionAction } from '@rostrum/contracts/qanda';
import type { QuestionStatus } from '@rostrum/contracts';

interface ActionWords {
  label: string;
  /** Said once it is done. */
  done: string;
  isPrimary?: boolean;
  /** Asked before: what readers will notice. */
  question?: { title: string; consequence: string };
}

export const actionWords: Readonly<Record<QuestionAction, ActionWords>> = {
  accept: { label: 'Accept', done: 'Question accepted.', isPrimary: true },
  reject: { label: 'Refuse', done: 'Question refused.' },
  mark_spam: { label: 'Mark as spam', done: 'Question marked as spam.' },
  close: { label: 'Close', done: 'Question closed. Its answers stay public.' },
  archive: {
    label: 'Archive',
    done: 'Question archived.',
    question: {
      title: 'Archive this question?',
      consequence: 'If it is public, its page is no longer shown. You can reopen it.',
    },
  },
  reopen: { label: 'Reopen', done: 'Question reopened.' },
};

/** The buttons of a state, the next step last. */
export const stepsFrom = (status: QuestionStatus): QuestionAction[] =>
  questionActionsFrom(status).toSorted(
    (one, other) =>
      Number(actionWords[one].isPrimary ?? false) - Number(actionWords[other].isPrimary ?? false),
  );
