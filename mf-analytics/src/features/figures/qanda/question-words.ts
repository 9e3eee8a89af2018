import type { QuestionFigures } from '@rostrum/contracts/analytics';
import {
  BookmarkIcon,
  EyeIcon,
  InboxIcon,
  MessageCircleCheckIcon,
  MessageCircleQuestionMarkIcon,
  ThumbsUpIcon,
  TimerIcon,
  UsersIcon,
} from '@rostrum/ui-kit';
import type { Definition } from '../panels/definitions.tsx';
import type { Tile } from '../panels/tiles.tsx';
import { visitDefinitions } from '../panels/words.ts';

const toMinutes = (hours: number | null) => (hours === null ? null : hours * 60);

export const questionTiles = (figures: QuestionFigures): readonly Tile[] => [
  { label: 'Question views', Icon: EyeIcon, figure: figures.views.total },
  { label: 'Readers', Icon: UsersIcon, figure: figures.readers },
  { label: 'Bookmarks', Icon: BookmarkIcon, figure: figures.bookmarks },
  { label: 'Helpful votes', Icon: ThumbsUpIcon, figure: figures.helpful ?? { now: null, before: null } },
  ...(figures.inquiries_caused
    ? [{ label: 'Inquiries caused', Icon: InboxIcon, figure: figures.inquiries_caused }]
    : []),
  { label: 'Questions received', Icon: MessageCircleQuestionMarkIcon, figure: figures.received },
  { label: 'Answers published', Icon: MessageCircleCheckIcon, figure: figures.answered },
  {
    label: 'Half answered within',
    Icon: TimerIcon,
    figure: {
      now: toMinutes(figures.median_hours_to_answer.now),
      before: toMinutes(figures.median_hours_to_answer.before),
    },
    kind: 'minutes',
  },
];

export const questionDefinitions: readonly Definition[] = [
  ['Question views', 'How often the page of a question was opened. They are kept for good.'],
  ['Readers', 'Each counted once a day.'],
  ['Helpful votes', 'Visitors who said that the answers helped. Each has one vote for a question.'],
  [
    'Found helpful',
    'Helpful votes as a share of the views of a question: there is no vote against. Shown from five votes on.',
  ],
  [
    'Inquiries caused',
    'Inquiries whose sender came from the page of a question. Counted by the day of the inquiry.',
  ],
  ['Half answered within', 'From the question to each answer that was published in these days.'],
  ['Waiting for an answer', 'Questions that are submitted, open or assigned today, whatever the days above.'],
  ...visitDefinitions,
];
