import type { QuestionStatus } from '@rostrum/contracts';

export const answerStatuses = ['draft', 'in_review', 'published', 'retracted'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

/** What the desk does with a question. `at_work`: answered, assigned or open, by what there is of answers and experts. */
export const questionActions = {
  accept: { from: ['submitted', 'rejected', 'spam'], to: 'at_work' },
  reject: { from: ['submitted'], to: 'rejected' },
  mark_spam: { from: ['submitted', 'rejected'], to: 'spam' },
  close: { from: ['answered'], to: 'closed' },
  archive: { from: ['open', 'assigned', 'answered', 'closed', 'rejected', 'spam'], to: 'archived' },
  reopen: { from: ['closed', 'archived'], to: 'at_work' },
} as const satisfies Record<string, { from: readonly QuestionStatus[]; to: QuestionStatus | 'at_work' }>;

/** What the desk does with an answer. */
export const answerActions = {
  submit: { from: ['draft'], to: 'in_review' },
  return: { from: ['in_review'], to: 'draft' },
  publish: { from: ['draft', 'in_review', 'retracted'], to: 'published' },
  retract: { from: ['published'], to: 'retracted' },
} as const satisfies Record<string, { from: readonly AnswerStatus[]; to: AnswerStatus }>;

export type QuestionAction = keyof typeof questionActions;
export type AnswerAction = keyof typeof answerActions;

/** Actions that need a reason, which the person concerned or readers may be told. */
export const needsReason = (action: QuestionAction | AnswerAction): boolean =>
  action === 'reject' || action === 'retract';

const namesOf = <Action extends string>(
  table: Readonly<Record<Action, { from: readonly string[] }>>,
  status: string,
): Action[] => (Object.keys(table) as Action[]).filter((action) => table[action].from.includes(status));

/** What can be done with a question in a state: server and buttons ask the same table. */
export const questionActionsFrom = (status: QuestionStatus): QuestionAction[] =>
  namesOf<QuestionAction>(questionActions, status);
export const answerActionsFrom = (status: AnswerStatus): AnswerAction[] =>
  namesOf<AnswerAction>(answerActions, status);

/** Experts are assigned and answers written while a question is at work. */
export const isQuestionAtWork = (status: QuestionStatus): boolean =>
  status === 'open' || status === 'assigned' || status === 'answered';

/** What readers see does not change under them: a published answer is retracted first. */
export const isAnswerEditable = (status: AnswerStatus): boolean => status !== 'published';
