import type { InquiryFigures } from '@rostrum/contracts/analytics';
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

export const inquiryTiles = (figures: InquiryFigures): readonly Tile[] => [
  { label: 'Inquiries', Icon: InboxIcon, figure: figures.inquiries.total },
  { label: 'Answered in time', Icon: CircleCheckIcon, figure: figures.answered_in_time, kind: 'share' },
  {
    label: 'Median first reply',
    Icon: TimerIcon,
    figure: figures.median_first_reply_minutes,
    kind: 'minutes',
  },
  { label: 'Experts accepted', Icon: UserRoundCheckIcon, figure: figures.experts_accepted, kind: 'share' },
  { label: 'Deadlines missed', Icon: ClockAlertIcon, figure: figures.missed_deadlines, moreIsBetter: false },
  { label: 'Led to something', Icon: MicIcon, figure: figures.led_to_something },
];

export const inquiryDefinitions: readonly Definition[] = [
  [
    'Inquiries',
    'Those that reached the team, on the day they came. Held, blocked and unwanted ones are left out.',
  ],
  [
    'Answered in time',
    'First reply before the deadline, or within two days where none was named. Counted are inquiries that were answered or are overdue.',
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
    'Of experts who were asked and answered, or let the time pass. Asks that were cancelled or still run are left out.',
  ],
  ['Deadlines missed', 'Inquiries with a deadline that passed before the first reply.'],
  ['Led to something', 'Closed with an interview, a quote, a booking, an engagement or a meeting.'],
  ['Groups of fewer than 5', 'Counted together, so that no figure stands for a person who could be named.'],
  ['A period of 12 months', '52 weeks up to today, so that the same days of the week stand side by side.'],
];
