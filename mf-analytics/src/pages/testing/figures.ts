import { insights } from '@rostrum/contracts/analytics';
import { example } from '@rostrum/test-support';

export const period = {
  from: '2026-11-18',
  to: '2026-11-19',
  timezone: 'Europe/London',
  before: { from: '2026-11-16', to: '2026-11-17' },
};
export const series = {
  step: 1 as const,
  total: { now: 12, before: 8 },
  points: [
    { date: '2026-11-18', count: 3 },
    { date: '2026-11-19', count: 9 },
  ],
  before: [
    { date: '2026-11-16', count: 4 },
    { date: '2026-11-17', count: 4 },
  ],
  since: null,
};
export const none = { now: 0, before: 0 };
export const empty = { groups: [], small: { groups: 0, count: 0 } };
const person = { username: 'maren', name: 'Maren Okonjo-Hale', image: null };
const unknown = { half: null, most: null, nearly_all: null };
export const searches = {
  found: empty,
  unanswered: { groups: [{ key: 'avian flu in dairy herds', count: 31 }], small: { groups: 3, count: 7 } },
  since: null,
};
export const peopleFigures = {
  ...example(insights.people.response),
  period,
  views: series,
  visitors: none,
  forms_opened: none,
  inquiries: { now: 6, before: 4 },
  contact_clicks: { now: 2, before: null },
  steps: [
    { key: 'viewed', count: 12 },
    { key: 'sent', count: 6 },
  ],
  sources: { groups: [{ key: 'ai', count: 9 }], small: { groups: 1, count: 3 } },
  sites: empty,
  devices: empty,
  actions_since: null,
  left_out: { programs: 7, staff: 1 },
  people: {
    rows: [{ ...person, views: 9, forms_opened: null, inquiries: 6 }],
    others: { rows: 2, count: 3 },
  },
  searches,
};
export const inquiryFigures = {
  ...example(insights.inquiries.response),
  period,
  inquiries: series,
  answered_in_time: { now: 0.914, before: null },
  by_type: { groups: [{ key: '2', count: 9 }], small: { groups: 2, count: 3 } },
  by_outcome: empty,
  by_seeker: empty,
  by_outlet: empty,
  by_country: empty,
  late_reasons: {
    groups: [
      { key: 'approval', count: 6 },
      { key: '', count: 5 },
    ],
    small: { groups: 0, count: 0 },
  },
  by_weekday: [
    {
      key: 1,
      inquiries: 9,
      in_time: 0.5,
      median_minutes: 61,
      acknowledged: { half: 12, most: 30, nearly_all: 120 },
      replied: { half: 61, most: 90, nearly_all: 600 },
    },
    { key: 7, inquiries: null, in_time: null, median_minutes: null, acknowledged: unknown, replied: unknown },
  ],
  by_hour: [],
  by_time: [
    { weekday: 7, hour: 18, inquiries: 9, in_time: 0.44 },
    { weekday: 1, hour: 8, inquiries: 12, in_time: 0.95 },
    { weekday: 1, hour: 0, inquiries: null, in_time: null },
  ],
  by_shift: [
    {
      weekday: 7,
      hour: 16,
      inquiries: 9,
      acknowledged: { half: 45, most: 90, nearly_all: 300 },
      replied: { half: 136, most: 600, nearly_all: 2000 },
    },
    {
      weekday: 1,
      hour: 8,
      inquiries: 12,
      acknowledged: { half: 3, most: 9, nearly_all: 20 },
      replied: { half: 12, most: 30, nearly_all: 120 },
    },
    { weekday: 1, hour: 0, inquiries: null, acknowledged: unknown, replied: unknown },
  ],
  service: [
    { date: '2026-11-05', inquiries: 20, same_day: 0.7 },
    { date: '2026-11-12', inquiries: 20, same_day: 0.85 },
  ],
  same_day_media: { now: 0.78, before: 0.7 },
  kept: [
    { type: 2, judged: 40, in_time: 0.95 },
    { type: 1, judged: 10, in_time: 0.6 },
  ],
  screening: { arrived: 50, held: 10, spam: 8, released: 1, decided: 9, precision: 8 / 9 },
  load: [{ ...person, id: '0198a9b2-0000-7000-8000-000000000001', open: 4 }],
  asked: { people: [], others: { rows: 0, count: 0 }, reasons: empty },
};
export const allFigures = {
  ...example(insights.all.response),
  period,
  people: series,
  posts: series,
  questions: series,
  inquiries: { now: 21, before: 14 },
  embeds: {
    shown: none,
    clicked: none,
    sites: {
      groups: [
        { key: 'meridian.example', count: 90 },
        { key: 'courier.example', count: 8 },
      ],
      small: { groups: 0, count: 0 },
    },
    clicks: { groups: [{ key: 'meridian.example', count: 7 }], small: { groups: 1, count: 2 } },
    installs: { embeds: 2, sites: 3 },
  },
  sources: empty,
  by_country: {
    groups: [
      { key: 'NO', count: 14 },
      { key: 'SG', count: 5 },
    ],
    small: { groups: 1, count: 2 },
  },
  by_state: { groups: [{ key: 'US-TX', count: 6 }], small: { groups: 0, count: 0 } },
  visits_by_country: empty,
  most_viewed: { rows: [], others: { rows: 0, count: 0 } },
  most_read: {
    posts: {
      rows: [{ id: '0198a9b2-0000-7000-8000-000000000008', title: 'Storm surge', views: 9 }],
      others: { rows: 0, count: 0 },
    },
    questions: { rows: [], others: { rows: 0, count: 0 } },
  },
  searches,
};
