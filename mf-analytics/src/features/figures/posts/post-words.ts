import type { Figure, PostFigures } from '@rostrum/contracts/analytics';
import {
  BookmarkIcon,
  BookOpenIcon,
  CircleCheckIcon,
  EyeIcon,
  InboxIcon,
  MessageCircleQuestionMarkIcon,
  NewspaperIcon,
  TimerIcon,
  TvIcon,
  UsersIcon,
} from '@rostrum/ui-kit';
import type { Definition } from '../panels/definitions.tsx';
import type { Tile } from '../panels/tiles.tsx';
import { visitDefinitions } from '../panels/words.ts';

/** Of views, the share in which the end of the text was reached. */
const readThrough = ({ read, views: { total } }: PostFigures): Figure => {
  const share = (part: number | null, whole: number | null) =>
    part === null || whole === null || whole === 0 ? null : Math.min(1, part / whole);
  return { now: share(read.now, total.now), before: share(read.before, total.before) };
};

export const postTiles = (figures: PostFigures): readonly Tile[] => [
  { label: 'Post views', Icon: EyeIcon, figure: figures.views.total },
  { label: 'Readers', Icon: UsersIcon, figure: figures.readers },
  { label: 'Read to the end', Icon: CircleCheckIcon, figure: figures.read },
  { label: 'Read-through', Icon: BookOpenIcon, figure: readThrough(figures), kind: 'share' },
  { label: 'Median reading time', Icon: TimerIcon, figure: figures.half_read_seconds, kind: 'seconds' },
  { label: 'Bookmarks', Icon: BookmarkIcon, figure: figures.bookmarks },
  { label: 'Videos played', Icon: TvIcon, figure: figures.videos },
  { label: 'Posts published', Icon: NewspaperIcon, figure: figures.published },
  {
    label: 'Readers who opened a form',
    Icon: MessageCircleQuestionMarkIcon,
    figure: figures.readers_who_asked,
  },
  { label: 'Inquiries caused', Icon: InboxIcon, figure: figures.inquiries_caused },
];

export const postDefinitions: readonly Definition[] = [
  ['Post views', 'How often the page of a post was opened. They are kept for good.'],
  ['Readers', 'Each counted once a day.'],
  ['Read to the end', 'The end of the text was on screen, at least ten seconds after the page was opened.'],
  ['Videos played', 'How often readers started a video of a post, where the public page plays it.'],
  ['Read-through', 'Of all views, the share that reached the end of the text.'],
  [
    'Median reading time',
    'Half of the readers had the post on screen for at least this long, in a visible tab that they used within the last minute. Each reader is counted once a day and post, for 30 minutes at most, and for no longer than has passed since the post was opened. Shown from five readers on.',
  ],
  [
    'Inquiries caused',
    'Inquiries whose sender had opened the post before, in the same tab: by its link to an expert, or within a day for readers who are signed in. Counted by the day of the inquiry.',
  ],
  [
    'Posts that brought inquiries',
    'Every post at which inquiries of these days began, however few readers it had, with the coverage that is noted of these inquiries.',
  ],
  ['Readers who opened a form', 'Visitors who opened an inquiry form later on the day of reading.'],
  [
    'Views by day after publishing',
    'Posts published in these days, on average. A post is counted for the days that it has been public in full.',
  ],
  ...visitDefinitions,
];
