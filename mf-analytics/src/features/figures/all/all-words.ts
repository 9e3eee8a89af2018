import type { AllFigures, Figure } from '@rostrum/contracts/analytics';
import {
  BookmarkIcon,
  CircleCheckIcon,
  EyeIcon,
  InboxIcon,
  MicIcon,
  NewspaperIcon,
  TimerIcon,
  UsersIcon,
} from '@rostrum/ui-kit';
import type { Definition } from '../panels/definitions.tsx';
import type { Tile } from '../panels/tiles.tsx';
import { retention, visitDefinitions } from '../panels/words.ts';

/** Null as soon as one part is not known: a sum of the others would say too little. */
const sum = (...figures: readonly Figure[]): Figure => {
  const add = (values: readonly (number | null)[]) =>
    values.reduce((total, value) => (total === null || value === null ? null : total + value), 0);
  return { now: add(figures.map(({ now }) => now)), before: add(figures.map(({ before }) => before)) };
};

export const allTiles = (figures: AllFigures): readonly Tile[] => [
  {
    label: 'Views',
    Icon: EyeIcon,
    figure: sum(figures.people.total, figures.posts.total, figures.questions.total),
  },
  { label: 'Visitors', Icon: UsersIcon, figure: figures.visitors },
  { label: 'Inquiries', Icon: InboxIcon, figure: figures.inquiries },
  { label: 'Answered in time', Icon: CircleCheckIcon, figure: figures.answered_in_time, kind: 'share' },
  {
    label: 'Median first reply',
    Icon: TimerIcon,
    figure: figures.median_first_reply_minutes,
    kind: 'minutes',
  },
  { label: 'Bookmarks', Icon: BookmarkIcon, figure: figures.bookmarks },
  { label: 'Embeds shown', Icon: EyeIcon, figure: figures.embeds.shown },
  { label: 'Embeds clicked', Icon: UsersIcon, figure: figures.embeds.clicked },
  { label: 'Led to something', Icon: MicIcon, figure: figures.led_to_something },
  { label: 'Coverage noted', Icon: NewspaperIcon, figure: figures.coverage },
];

/** The steps from the impression to the coverage. */
export const funnelLabels = {
  shown: 'Shown in a list',
  viewed: 'Profile viewed',
  opened: 'Inquiry form opened',
  sent: 'Inquiry sent',
  accepted: 'Expert accepted',
  led: 'Led to something',
  covered: 'Coverage noted',
} as const;

export const allDefinitions: readonly Definition[] = [
  ['Views', 'Of profiles, posts and questions together.'],
  ['Visitors', 'Each counted once a day: on the next day no one can tell that they came back.'],
  ['Inquiries', 'Those that reached the team. Held, blocked and unwanted ones are left out.'],
  [
    'Answered in time',
    'First reply within the reply times of Setup. Counted are inquiries that were replied to or missed: late and unanswered ones count as missed.',
  ],
  ['Led to something', 'Closed with an interview, a quote, a booking, an engagement or a meeting.'],
  [
    'From impression to coverage',
    'Each step is counted by itself in these days. Coverage is what your team noted, by the day it was published.',
  ],
  [
    'Embeds',
    'Installed: a saved embed was loaded on another site, whenever that was. Shown: an embed was loaded on another page. Clicked: a visitor came by its link to a public page here; the site is the one that their browser names.',
  ],
  [
    'Programs of assistants',
    'Public pages that programs of AI assistants asked for, by the name that each gives itself. They are in no other figure.',
  ],
  ['How long it is kept', retention],
  ...visitDefinitions,
];
