import { defineChangesRoute, type ChangeKinds } from '@rostrum/contracts';

/** What can happen to a post, and the verbs of the record that tell it. */
export const postActivityVerbs = {
  begun: ['post.created'],
  edited: ['post.updated', 'post.version_restored', 'post.cover', 'post.terms'],
  reviewed: ['post.in_review', 'post.approved', 'post.returned'],
  signed: ['post.signoff_asked', 'post.signoff_given', 'post.signoff_changes', 'post.signoff_withdrawn'],
  scheduled: ['post.scheduled', 'post.planned', 'post.schedule_undone'],
  runs: ['post.published_on_schedule', 'post.schedule_failed', 'post.embargo_ended', 'post.expired'],
  published: ['post.published', 'post.unpublished', 'post.archived', 'post.restored', 'post.archive_undone'],
  mailed: ['post.mailing_asked', 'post.mailed', 'post.mailing_failed'],
  deleted: ['post.deleted', 'post.delete_undone'],
} as const satisfies ChangeKinds;

export const postActivity = {
  list: defineChangesRoute({
    id: 'posts.activity',
    path: '/app/posts/{identifier}/activity',
    summary: 'Who changed which post, when, and each part before and after, with the runs of the schedule.',
    kinds: postActivityVerbs,
  }),
};
