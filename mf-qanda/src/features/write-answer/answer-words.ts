import type { AnswerAction, AnswerStatus } from '@rostrum/contracts/qanda';

export const answerStatusLabels: Readonly<Record<AnswerStatus, string>> = {
  draft: 'Draft',
  in_review: 'In review',
  published: 'Published',
  retracted: 'Retracted',
};

export const answerActionWords: Readonly<Record<AnswerAction, { label: string; done: string }>> = {
  submit: { label: 'Send to review', done: 'Answer sent to review.' },
  return: { label: 'Return to draft', done: 'The answer is a draft again.' },
  publish: { label: 'Publish answer', done: 'Answer published.' },
  retract: { label: 'Retract', done: 'Answer retracted.' },
};
