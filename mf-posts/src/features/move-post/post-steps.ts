import type { PostStatus } from '@rostrum/contracts';

/** A state that is reached by a button; a time to publish is chosen in a dialog of its own. */
export type StepStatus = Exclude<PostStatus, 'scheduled'>;

export interface PostStep {
  status: StepStatus;
  label: string;
  /** Said once it is done. */
  done: string;
  isPrimary?: boolean;
  /** Asked before: what readers will notice. */
  question?: { title: string; consequence: string };
}

const publish: PostStep = {
  status: 'published',
  label: 'Publish now',
  done: 'Post published.',
  isPrimary: true,
  question: {
    title: 'Publish this post now?',
    consequence: 'Everybody who may read it can read it at once.',
  },
};
const back: PostStep = { status: 'draft', label: 'Return to draft', done: 'The post is a draft again.' };

/** What can be done with a post in each state, the next step first. */
export const postSteps: Readonly<Record<PostStatus, readonly PostStep[]>> = {
  draft: [{ status: 'in_review', label: 'Send to review', done: 'Post sent to review.', isPrimary: true }],
  in_review: [
    { status: 'approved', label: 'Approve', done: 'Post approved.', isPrimary: true },
    { ...back, label: 'Return to draft' },
  ],
  approved: [publish, back],
  scheduled: [
    { ...publish, isPrimary: false },
    { ...back, label: 'Cancel schedule' },
  ],
  published: [
    {
      status: 'draft',
      label: 'Unpublish',
      done: 'Post unpublished.',
      question: {
        title: 'Unpublish this post?',
        consequence: 'Its address says that it is no longer published, and leads to your organisation.',
      },
    },
    {
      status: 'archived',
      label: 'Archive',
      done: 'Post archived.',
      question: {
        title: 'Archive this post?',
        consequence: 'It is no longer published. You can publish it again from the archive.',
      },
    },
  ],
  archived: [{ ...publish, label: 'Publish again' }],
};
