import type { AllFigures, Figure } from '@rostrum/contracts/analytics';
import { CircleCheckIcon, EyeIcon, InboxIcon, MicIcon, TimerIcon, UsersIcon } from '@rostrum/ui-kit';
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
  { label: 'Led to something', Icon: MicIcon, figure: figures.led_to_something },
];

export const allDefinitions: readonly Definition[] = [
  ['Views', 'Of profiles, posts and questions together.'],
  ['Visitors', 'Each counted once a day: on the next day no one can tell that they came back.'],
  ['Inquiries', 'Those that reached the team. Held, blocked and unwanted ones are left out.'],
  [
    'Answered in time',
    'First reply before the deadline, or within two days where none was named. Counted are inquiries that were answered or are overdue.',
  ],
  ['Led to something', 'Closed with an interview, a quote, a booking, an engagement or a meeting.'],
  ['How long it is kept', retention],
  ...visitDefinitions,
];
