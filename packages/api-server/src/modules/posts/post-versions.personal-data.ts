import { definePersonalData, erased, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { postVersions } from './post-versions.schema.ts';

const publication = {
  reason: 'The organisation published or keeps the text as its own.',
  until: 'the organisation deletes it',
};

export const postVersionsPersonalData = definePersonalData(postVersions, {
  links: [{ subject: 'account', by: ['savedBy'], rows: 'cleared' }],
  mentionsWithin: 'orgId',
  columns: {
    orgId: reference(),
    postId: reference(),
    number: none,
    title: retained(publication),
    summary: retained(publication),
    bodyHtml: retained(publication, { linksPeople: true }),
    savedBy: reference(),
    savedByName: erased({ to: 'Former member' }),
    startedAt: none,
    savedAt: none,
  },
});
