import type { PeopleFigures } from '@rostrum/contracts/analytics';
import {
  ContactIcon,
  EyeIcon,
  InboxIcon,
  MessageCircleQuestionMarkIcon,
  PhoneIcon,
  Share2Icon,
  UsersIcon,
} from '@rostrum/ui-kit';
import type { Definition } from '../panels/definitions.tsx';
import type { Tile } from '../panels/tiles.tsx';
import { retention, visitDefinitions } from '../panels/words.ts';

export const peopleStepLabels = {
  viewed: 'Profile viewed',
  opened: 'Inquiry form opened',
  started: 'Inquiry begun',
  sent: 'Inquiry sent',
} as const;

export const peopleTiles = (figures: PeopleFigures): readonly Tile[] => [
  { label: 'Profile views', Icon: EyeIcon, figure: figures.views.total },
  { label: 'Visitors', Icon: UsersIcon, figure: figures.visitors },
  { label: 'Inquiry form opened', Icon: MessageCircleQuestionMarkIcon, figure: figures.forms_opened },
  { label: 'Inquiries', Icon: InboxIcon, figure: figures.inquiries },
  { label: 'Contact clicks', Icon: PhoneIcon, figure: figures.contact_clicks },
  { label: 'Contact cards saved', Icon: ContactIcon, figure: figures.cards_saved },
  { label: 'Shares', Icon: Share2Icon, figure: figures.shares },
];

export const peopleDefinitions: readonly Definition[] = [
  ['Visitors', 'Each counted once a day: on the next day no one can tell that they came back.'],
  ['Inquiry form opened', 'How often the form was opened from a profile.'],
  ['Inquiries', 'Those that reached a profile, also without a visit that was counted before.'],
  ['Contact clicks', 'Clicks on a phone number, an email or a link of a profile.'],
  ['How long it is kept', `${retention.views} ${retention.actions}`],
  ...visitDefinitions,
];
