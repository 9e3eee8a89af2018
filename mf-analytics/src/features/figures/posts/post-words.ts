import type { PostFigures } from '@rostrum/contracts/analytics';
import {
  BookmarkIcon,
  CircleCheckIcon,
  EyeIcon,
  MessageCircleQuestionMarkIcon,
  NewspaperIcon,
  UsersIcon,
} from '@rostrum/ui-kit';
import type { Definition } from '../panels/definitions.tsx';
import type { Tile } from '../panels/tiles.tsx';
import { visitDefinitions } from '../panels/words.ts';

export const postTiles = (figures: PostFigures): readonly Tile[] => [
  { label: 'Post views', Icon: EyeIcon, figure: figures.views.total },
  { label: 'Readers', Icon: UsersIcon, figure: figures.readers },
  { label: 'Read to the end', Icon: CircleCheckIcon, figure: figures.read },
  { label: 'Bookmarks', Icon: BookmarkIcon, figure: figures.bookmarks },
  { label: 'Posts published', Icon: NewspaperIcon, figure: figures.published },
  {
    label: 'Readers who opened a form',
    Icon: MessageCircleQuestionMarkIcon,
    figure: figures.readers_who_asked,
  },
];

export const postDefinitions: readonly Definition[] = [
  ['Post views', 'How often the page of a post was opened. They are kept for good.'],
  ['Readers', 'Each counted once a day.'],
  ['Read to the end', 'The end of the text was on screen, at least ten seconds after the page was opened.'],
  ['Readers who opened a form', 'Visitors who opened an inquiry form later on the day of reading.'],
  [
    'Views by day after publishing',
    'Posts published in these days, on average. A post is counted for the days that it has been public in full.',
  ],
  ...visitDefinitions,
];
