import { ChangeLogPage, type ChangeWords } from '@rostrum/change-log';
import { postActivity, type postActivityVerbs } from '@rostrum/contracts/posts';
import { RestoreChange } from '../features/restore-change/restore-change.tsx';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';

const kinds: Record<keyof typeof postActivityVerbs, string> = {
  begun: 'Begun',
  edited: 'Edited',
  reviewed: 'Review',
  signed: 'Sign-off',
  scheduled: 'Scheduled',
  runs: 'Scheduled runs',
  published: 'Published and unpublished',
  mailed: 'Emails to lists',
  deleted: 'Deleted',
};

const words: ChangeWords = {
  title: titles.activity,
  noun: 'Post',
  kinds,
  empty: 'See who wrote, reviewed and published each post, and whether scheduled posts went out.',
  file: 'posts-activity.csv',
};
const back = { label: titles.posts, href: paths.list.href() };

/** Who changed which post, when, and what became of what was scheduled. */
export const PostActivityPage = () => (
  <ChangeLogPage
    route={postActivity.list}
    words={words}
    back={back}
    renderAction={(change) => <RestoreChange change={change} />}
  />
);
