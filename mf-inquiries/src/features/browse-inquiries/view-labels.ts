import type { InquirySort, InquiryView } from '@rostrum/contracts';
import {
  CircleCheckIcon,
  ClockAlertIcon,
  HourglassIcon,
  InboxIcon,
  ListIcon,
  UserRoundIcon,
  UserRoundPlusIcon,
  type Icon,
} from '@rostrum/ui-kit';

/** A view of the inbox: what it is called, and what is said when it is empty. */
export interface ViewLabel {
  view: InquiryView;
  label: string;
  icon: Icon;
  empty: string;
}

export const viewLabels: readonly ViewLabel[] = [
  { view: 'mine', label: 'Mine', icon: UserRoundIcon, empty: 'Nothing is assigned to you.' },
  {
    view: 'unassigned',
    label: 'Unassigned',
    icon: UserRoundPlusIcon,
    empty: 'Every open inquiry is assigned.',
  },
  { view: 'due_today', label: 'Due today', icon: ClockAlertIcon, empty: 'Nothing due today.' },
  {
    view: 'waiting',
    label: 'Waiting',
    icon: HourglassIcon,
    empty: 'Nothing waits for an expert or a seeker.',
  },
  { view: 'all_open', label: 'All open', icon: InboxIcon, empty: 'Nothing is open.' },
  { view: 'closed', label: 'Closed', icon: CircleCheckIcon, empty: 'Nothing has been closed yet.' },
  { view: 'all', label: 'All', icon: ListIcon, empty: 'There are no inquiries yet.' },
];

/** Experts own what is addressed to them: for them nothing is unassigned, and Mine would be All open again. */
export const viewsFor = (isDesk: boolean): readonly ViewLabel[] =>
  isDesk ? viewLabels : viewLabels.filter(({ view }) => view !== 'mine' && view !== 'unassigned');

export const labelOf = (view: InquiryView): ViewLabel =>
  viewLabels.find((label) => label.view === view) ?? {
    view,
    label: 'Inquiries',
    icon: InboxIcon,
    empty: 'Nothing here.',
  };

export const sortLabels: Record<InquirySort, string> = {
  deadline: 'Deadline first',
  last_message: 'Latest message',
  created: 'Newest',
};
