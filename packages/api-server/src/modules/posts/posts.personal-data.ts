import {
  definePersonalData,
  derived,
  erased,
  none,
  reference,
  retained,
} from '@rostrum/server-kit/personal-data';
import { postAuthors, postExperts, posts } from './posts.schema.ts';

const publication = {
  reason: 'The organisation published or keeps the text as its own.',
  until: 'the organisation deletes it',
};

export const postAuthorsPersonalData = definePersonalData(postAuthors, {
  links: [
    { subject: 'profile', by: ['orgId', 'personId'], rows: 'cleared' },
    { subject: 'organisation', by: ['orgId'], rows: 'cleared' },
  ],
  columns: {
    orgId: reference(),
    postId: reference(),
    position: none,
    personId: reference(),
    name: erased({ to: 'Former member', organisation: 'posts' }),
  },
});

export const postExpertsPersonalData = definePersonalData(postExperts, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' }],
  columns: { orgId: reference(), postId: reference(), personId: reference(), position: none },
});

export const postsPersonalData = definePersonalData(posts, {
  mentionsWithin: 'orgId',
  columns: {
    id: reference({ organisation: 'posts' }),
    orgId: reference(),
    slug: retained(publication, { organisation: 'posts' }),
    slugChosen: none,
    kind: retained(publication, { organisation: 'posts' }),
    title: retained(publication, { organisation: 'posts' }),
    summary: retained(publication, { organisation: 'posts' }),
    bodyHtml: retained(publication, { organisation: 'posts', linksPeople: true }),
    cover: retained(publication),
    coverAlt: retained(publication, { organisation: 'posts' }),
    coverCredit: retained(publication, { organisation: 'posts' }),
    coverUploadId: reference({ organisation: 'posts' }),
    coverFrame: none,
    coverFocusX: none,
    coverFocusY: none,
    topics: retained(publication, { organisation: 'posts' }),
    tags: retained(publication, { organisation: 'posts' }),
    angles: retained(publication),
    readingMinutes: none,
    status: retained(publication, { organisation: 'posts' }),
    access: retained(publication, { organisation: 'posts' }),
    accessAfter: none,
    publishAt: retained(publication, { organisation: 'posts' }),
    publishedAt: retained(publication, { organisation: 'posts' }),
    embargoUntil: retained(publication, { organisation: 'posts' }),
    expiresAt: retained(publication, { organisation: 'posts' }),
    pinned: none,
    seo: retained(publication),
    version: none,
    createdAt: retained(publication, { organisation: 'posts' }),
    updatedAt: none,
    deletedAt: retained(publication, { organisation: 'posts' }),
    searchVector: derived,
  },
});
