import { defineChangesRoute, type ChangeKinds } from '@rostrum/contracts';

/** What can happen to a question, and the verbs of the record that tell it. */
export const questionActivityVerbs = {
  asked: ['question.added', 'question.received'],
  moderated: [
    'question.screened',
    'question.not_screened',
    'question.accept',
    'question.reject',
    'question.mark_spam',
  ],
  assigned: ['question.assigned', 'question.assign_undone', 'question.link_sent', 'question.declined'],
  written: ['question.answer_saved', 'question.answer_submit', 'question.answer_return'],
  published: ['question.answer_publish', 'question.answer_retract'],
  status: [
    'question.reworded',
    'question.topics_set',
    'question.pinned',
    'question.unpinned',
    'question.close',
    'question.archive',
    'question.archive_undone',
    'question.reopen',
    'question.merged',
    'question.unmerged',
  ],
} as const satisfies ChangeKinds;

export const questionActivity = {
  list: defineChangesRoute({
    id: 'questions.activity',
    path: '/app/answers/{identifier}/activity',
    summary: 'Who changed which question or answer, when, and what it was before.',
    kinds: questionActivityVerbs,
  }),
};
