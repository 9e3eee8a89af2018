import { expect, test } from 'vitest';
import { organisationJsonLd, personJsonLd, postJsonLd, questionJsonLd } from './json-ld.ts';

const organisation = {
  name: 'Northmere University',
  company_username: 'northmere',
  logo: '/files/logo.webp',
  desk_phone: '+44 20 7946 0100',
  timezone: 'Europe/London',
  theme: null,
  inquiry_form: null,
};
const card = {
  username: 'maren',
  kind: 'expert' as const,
  name: 'Dr Maren Okonjo-Hale',
  job_title: 'Professor',
  headline: 'Models storm surges',
  image: '/files/maren.webp',
  topics: ['Storm surge'],
};
const person = {
  ...card,
  id: '0198c0de-0000-7000-8000-000000000001',
  prefix: 'Dr',
  pronouns: null,
  name_pronunciation: null,
  biography: '',
  has_topic_pages: true,
  industries: [],
  organisation,
  department: null,
  sections: [],
  fields: [],
  availability: [],
  readiness: null,
  last_confirmed_at: null,
  answers_in_minutes: null,
  similar: [],
  posts: [],
  questions: [],
};
const published_at = '2026-11-20T10:00:00.000Z';
const post = {
  id: person.id,
  kind: 'article' as const,
  title: 'Surge',
  summary: '',
  body_html: '',
  cover: null,
  cover_alt: '',
  cover_credit: null,
  authors: [{ name: 'The desk', username: null }],
  tags: [],
  angles: [],
  published_at,
  reading_minutes: 1,
  organisation,
  experts: [card],
};
const question = {
  id: person.id,
  text: 'Why?',
  topics: [],
  organisation,
  answers: [
    { id: person.id, body_html: '<p>Because.</p>', expert: card, published_at, pull_quote: '', sources: [] },
  ],
  retracted: [],
};
const at = (path: string) => ({ origin: 'https://rostrum.example', path });

/** Every address of a document, wherever it stands. */
const addressesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        ['url', 'item', 'image', 'logo', 'sameAs'].includes(name) && typeof inner === 'string'
          ? [inner]
          : addressesOf(inner),
      )
    : [];

test.each([
  ['ProfilePage', personJsonLd(person, at('/experts/maren'))],
  [
    'Organization',
    organisationJsonLd(
      {
        ...organisation,
        kind: 'university',
        description: '',
        website: 'https://northmere.example',
        city: null,
        country: 'GB',
        people: { items: [], total: 0 },
        topics: [],
        posts: [],
        questions: [],
        post_total: 0,
        question_total: 0,
        departments: [],
        desk: null,
      },
      at('/organizations/northmere'),
    ),
  ],
  ['Article', postJsonLd(post, at('/organizations/northmere/posts/surge'))],
  ['QAPage', questionJsonLd(question, at('/organizations/northmere/questions/why'))],
])('%s carries whole addresses and no empty text', (type, document) => {
  const [first] = document['@graph'];
  expect(first).toMatchObject({ '@type': type });
  for (const address of addressesOf(document)) expect(address).toMatch(/^https:\/\//);
  expect(JSON.stringify(document)).not.toContain('""');
});

test('pages of an organisation say where they stand below it', () => {
  const [, crumbs] = personJsonLd(person, at('/experts/maren'))['@graph'];
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Northmere University', item: 'https://rostrum.example/organizations/northmere' },
      { position: 2, name: 'Dr Maren Okonjo-Hale', item: 'https://rostrum.example/experts/maren' },
    ],
  });
});
