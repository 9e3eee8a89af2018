import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { questionFollowNotices, questionFollows } from './question-follows.schema.ts';

export const questionFollowNoticesPersonalData = definePersonalData(questionFollowNotices, {
  columns: { orgId: reference(), followId: reference(), answerId: reference(), createdAt: none },
});

export const questionFollowsPersonalData = definePersonalData(questionFollows, {
  links: [
    { subject: 'mailbox', by: ['email'], rows: 'deleted' },
    { subject: 'organisation', by: ['orgId'], rows: 'deleted' },
  ],
  columns: {
    id: reference(),
    orgId: reference(),
    questionId: reference(),
    email: erased(),
    isAsker: erased({ own: 'followed_questions.asked_it' }),
    confirmedAt: erased({ own: 'followed_questions' }),
    createdAt: erased({ own: 'followed_questions' }),
  },
});
