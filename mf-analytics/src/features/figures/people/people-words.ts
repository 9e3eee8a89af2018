import type { PeopleFigures } from '@rostrum/contracts/analytics';
import {
  BookmarkIcon,
  ContactIcon,
  DownloadIcon,
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
  shown: 'Shown in a list',
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
  // Only profiles of staff show a number to call: experts and individuals have none of these.
  ...(figures.people === null
    ? []
    : [{ label: 'Calls to staff', Icon: PhoneIcon, figure: figures.contact_clicks }]),
  { label: 'Contact cards saved', Icon: ContactIcon, figure: figures.cards_saved },
  { label: 'Press kits and documents downloaded', Icon: DownloadIcon, figure: figures.downloads },
  { label: 'Shares', Icon: Share2Icon, figure: figures.shares },
  { label: 'Bookmarks', Icon: BookmarkIcon, figure: figures.bookmarks },
];

export const peopleDefinitions: readonly Definition[] = [
  [
    'Visitors',
    'Each counted once a day: on the next day no one can tell that they came back. Where you see a part of the profiles, once a day for each.',
  ],
  [
    'Shown in a list',
    'Half of the card of a profile was on a visitor’s screen, on the organisation’s page or in search results. Each visitor counts once an hour and profile.',
  ],
  [
    'Searches that found a profile',
    'The words of searches on whose page of results the profile stood, by how many signed-in people searched for them, each once a day. Words that look personal are not kept. Where you see a part of the profiles, people who were shown several of them count once.',
  ],
  ['Bookmarks', 'How often a profile was bookmarked. By whom is not recorded here.'],
  ['Inquiry form opened', 'How often the form was opened from a profile.'],
  ['Inquiries', 'Those that reached a profile, also without a visit that was counted before.'],
  ['Calls to staff', 'Clicks on the phone number of a staff profile.'],
  [
    'How long it is kept',
    `${retention} The words by which profiles were found are kept with the counts of each day.`,
  ],
  ...visitDefinitions,
];
