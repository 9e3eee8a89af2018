import { formatNumber } from '@rostrum/contracts';
import type { Figure, InquiryFigures } from '@rostrum/contracts/analytics';
import {
  CircleCheckIcon,
  ClockAlertIcon,
  InboxIcon,
  MicIcon,
  TimerIcon,
  UserRoundCheckIcon,
} from '@rostrum/ui-kit';
import type { Definition } from '../panels/definitions.tsx';
import type { Tile } from '../panels/tiles.tsx';

export const inquiryStepLabels = {
  sent: 'Sent',
  opened: 'Opened by the team',
  replied: 'First reply sent',
  asked: 'Expert asked',
  accepted: 'Expert accepted',
  led: 'Led to something',
} as const;

/** `of those who answered; 8 have not answered` */
export function noteUnanswered(unanswered: Figure | undefined): string {
  const waiting = unanswered?.now ?? 0;
  if (waiting === 0) return '';
  return `of those who answered; ${formatNumber(waiting)} ${waiting === 1 ? 'has' : 'have'} not answered.`;
}

export const inquiryTiles = (figures: InquiryFigures): readonly Tile[] => [
  { label: 'Inquiries', Icon: InboxIcon, figure: figures.inquiries.total },
  { label: 'Answered in time', Icon: CircleCheckIcon, figure: figures.answered_in_time, kind: 'share' },
  {
    label: 'Median first reply',
    Icon: TimerIcon,
    figure: figures.median_first_reply_minutes,
    kind: 'minutes',
  },
  {
    label: 'Experts accepted',
    Icon: UserRoundCheckIcon,
    figure: figures.experts_accepted,
    kind: 'share',
    note: noteUnanswered(figures.experts_unanswered),
  },
  {
    label: 'First replies missed',
    Icon: ClockAlertIcon,
    figure: figures.missed_deadlines,
    moreIsBetter: false,
  },
  { label: 'Led to something', Icon: MicIcon, figure: figures.led_to_something },
];

export const inquiryDefinitions: readonly Definition[] = [
  [
    'Inquiries',
    'Those that reached the team, on the day they came. Held, blocked and unwanted ones are left out.',
  ],
  [
    'Answered in time',
    'First reply within the reply times of Setup. Counted are inquiries that were replied to or missed: late and unanswered ones count as missed.',
  ],
  ['Median first reply', 'Half of the first replies came faster, half slower.'],
  [
    'Taken up',
    'The team opened the inquiry; its sender then sees “With the team”. Half, three of four and 19 of 20 were that fast.',
  ],
  [
    'Journalists replied to on the same day',
    'With a first reply on the day they came, in your time zone, beside the 80% that press offices hold themselves to. Today’s without a reply are left out.',
  ],
  [
    'Held as spam',
    'Of all messages that arrived in these days. How often that was right is counted over those that screening held and people decided.',
  ],
  [
    'Open inquiries of each expert',
    'Today, whatever the days above, as the inbox lists them: work that lies ahead, not a measure of a person.',
  ],
  [
    'Experts accepted',
    'Of experts who were asked and answered. Those who have not answered are named beside it; cancelled asks are left out.',
  ],
  [
    'First replies missed',
    'Inquiries without a first reply when their reply time was over. Your team was notified of each.',
  ],
  ['Led to something', 'Closed with an interview, a quote, a booking, an engagement or a meeting.'],
  ['Groups of fewer than 5', 'Counted together, so that no figure stands for a person who could be named.'],
  ['A period of 12 months', '52 weeks up to today, so that the same days of the week stand side by side.'],
];
