import { askStateLabels, type AskState as State } from '@rostrum/contracts';
import {
  BanIcon,
  CalendarClockIcon,
  CircleCheckIcon,
  CircleSlashIcon,
  CircleXIcon,
  ClockIcon,
  HourglassIcon,
  UserRoundPlusIcon,
  type Icon,
} from '@rostrum/ui-kit';
import { Status, type StatusProps } from '@rostrum/ui-kit/data';

const looks: Record<State, { icon: Icon; tone?: NonNullable<StatusProps['tone']> }> = {
  queued: { icon: ClockIcon },
  asked: { icon: HourglassIcon, tone: 'violet' },
  accepted: { icon: CircleCheckIcon, tone: 'success' },
  declined: { icon: CircleXIcon },
  suggested: { icon: UserRoundPlusIcon, tone: 'info' },
  proposed: { icon: CalendarClockIcon, tone: 'warning' },
  expired: { icon: CircleSlashIcon },
  cancelled: { icon: BanIcon },
};

/** How far the question to one expert is: icon, word and colour. */
export const AskState = ({ state }: { state: State }) => (
  <Status {...looks[state]} variant="pill">
    {askStateLabels[state]}
  </Status>
);
