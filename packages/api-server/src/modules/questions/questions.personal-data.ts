import {
  definePersonalData,
  derived,
  erased,
  none,
  reference,
  retained,
} from '@rostrum/server-kit/personal-data';
import { answers, questionExperts, questionLinks, questions } from './questions.schema.ts';

const publication = {
  reason: 'The organisation published or keeps the text as its own.',
  until: 'the organisation deletes it',
};

export const answersPersonalData = definePersonalData(answers, {
  columns: {
    id: reference(),
    orgId: reference(),
    questionId: reference(),
    personId: reference({ organisation: 'questions' }),
    bodyHtml: retained(publication, { organisation: 'questions' }),
    sources: retained(publication, { organisation: 'questions' }),
    status: retained(publication, { organisation: 'questions' }),
    pullQuote: retained(publication),
    publishedAt: retained(publication, { organisation: 'questions' }),
    approvedAt: none,
    retractionReason: retained(publication),
    retractedAt: none,
    version: none,
    createdAt: none,
    updatedAt: none,
    searchVector: derived,
  },
});

export const questionExpertsPersonalData = definePersonalData(questionExperts, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'cleared' }],
  columns: {
    orgId: reference(),
    questionId: reference(),
    personId: reference(),
    position: none,
    askedAt: none,
    declinedAt: none,
    declineNote: erased({ to: null }),
  },
});

export const questionLinksPersonalData = definePersonalData(questionLinks, {
  columns: {
    tokenHash: none,
    orgId: reference(),
    questionId: reference(),
    personId: reference(),
    expiresAt: none,
    endedAt: none,
    createdAt: none,
  },
});

export const questionsPersonalData = definePersonalData(questions, {
  links: [
    { subject: 'mailbox', by: ['askerEmail'], rows: 'cleared' },
    { subject: 'organisation', by: ['orgId'], rows: 'cleared' },
  ],
  columns: {
    id: reference({ organisation: 'questions' }),
    orgId: reference(),
    slug: retained(publication, { organisation: 'questions' }),
    formerSlugs: retained(publication),
    text: retained(publication, { organisation: 'questions' }),
    originalText: erased({ to: null, organisation: 'questions' }),
    details: retained(publication, { organisation: 'questions' }),
    askerName: erased({ to: null, organisation: 'questions' }),
    askerEmail: erased({ to: null, organisation: 'questions' }),
    origin: retained(publication, { organisation: 'questions' }),
    inquiryId: reference({ organisation: 'questions' }),
    tags: retained(publication, { organisation: 'questions' }),
    dueAt: retained(publication, { organisation: 'questions' }),
    status: retained(publication, { organisation: 'questions' }),
    access: retained(publication, { organisation: 'questions' }),
    refusalReason: retained(publication),
    expertsPublish: none,
    pinned: none,
    mergedInto: reference(),
    mergedParts: none,
    version: none,
    createdAt: retained(publication, { organisation: 'questions' }),
    updatedAt: none,
    deletedAt: retained(publication, { organisation: 'questions' }),
    searchVector: derived,
  },
});
