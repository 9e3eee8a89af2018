import {
  declineReasonLabels,
  formatCode,
  inquiryOutcomeLabels,
  inquiryTypeLabel,
  seekerTypes,
  type InquiryTypeId,
} from '@rostrum/contracts';
import { lateReasonLabels } from '@rostrum/contracts/inquiries';
import type { Definition } from './definitions.tsx';
import type { Unit } from './sentences.ts';

export const units = {
  views: ['profile view', 'profile views'],
  postViews: ['post view', 'post views'],
  questionViews: ['question view', 'question views'],
  inquiries: ['inquiry', 'inquiries'],
  missed: ['missed first reply', 'missed first replies'],
  people: ['person', 'people'],
  posts: ['post', 'posts'],
  questions: ['question', 'questions'],
  answers: ['answer', 'answers'],
  asks: ['ask', 'asks'],
  declined: ['declined ask', 'declined asks'],
  searchers: ['person', 'people'],
  impressions: ['impression', 'impressions'],
  impressionsOfEmbeds: ['embed shown', 'embeds shown'],
  pages: ['page', 'pages'],
} as const satisfies Record<string, Unit>;

const look = (labels: Readonly<Record<string, string>>, none: string) => (key: string) =>
  key === '' ? none : (labels[key] ?? key);

/** What the keys of each breakdown are called. */
export const names = {
  source: look(
    {
      direct: 'Directly',
      search: 'Search engines',
      social: 'Social networks',
      referral: 'Other sites',
      ai: 'AI assistants',
      embed: 'Links in embeds',
      email: 'Email',
    },
    'Not known',
  ),
  device: look({ desktop: 'Computer', phone: 'Phone', tablet: 'Tablet', other: 'Other' }, 'Not known'),
  kind: look({ article: 'Article', spotlight: 'Spotlight', alert: 'Alert', release: 'Release' }, 'Not known'),
  type: (key: string) => inquiryTypeLabel(Number(key) as InquiryTypeId),
  outcome: look(inquiryOutcomeLabels, 'Not closed yet'),
  seeker: look(Object.fromEntries(seekerTypes.map(({ value, label }) => [value, label])), 'Not said'),
  outlet: (key: string) => (key === '' ? 'No organisation named' : key),
  country: (key: string) => formatCode('region', key),
  reason: look(declineReasonLabels, 'No reason'),
  late: look(lateReasonLabels, 'No reason given'),
  text: (key: string) => key,
};

/** What holds for every count of visits. */
export const visitDefinitions: readonly Definition[] = [
  [
    'Visits',
    'Counted without cookies. Your own staff, programs and visitors who ask not to be tracked are left out, and a page that is loaded again within an hour counts once. A browser tells of a visit within two seconds.',
  ],
  [
    'With own staff and programs',
    'Adds what your own staff and programs did to each count. Visitors, sources and countries never hold them.',
  ],
  ['Groups of fewer than 5', 'Counted together, so that no figure stands for a person who could be named.'],
  ['A period of 12 months', '52 weeks up to today, so that the same days of the week stand side by side.'],
];

export const retention =
  'Counts of each day are kept for good, single visits for 90 days. What was searched for is kept for 90 days.';
