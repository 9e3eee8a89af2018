import { expect, test } from 'vitest';
import {
  listJsonLd,
  organisationJsonLd,
  personJsonLd,
  postJsonLd,
  questionJsonLd,
  topicJsonLd,
} from './json-ld.ts';

const organisation = {
  name: 'Northmere University',
  company_username: 'northmere',
  logo: '/files/logo.webp',
  logo_dark: null,
  desk_phone: '+44 20 7946 0100',
  timezone: 'Europe/London',
  theme: null,
  layout: null,
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
  press_kit: null,
  industries: [],
  organisation,
  department: null,
  sections: [],
  fields: [],
  availability: [],
  readiness: null,
  speaking: [],
  fees: [],
  contact: null,
  away: null,
  documents: [],
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
  cover_focus: { x: 50, y: 50 },
  cover_alt: '',
  cover_credit: null,
  authors: [{ name: 'The desk', username: null }],
  topics: [],
  tags: [],
  angles: [],
  published_at,
  reading_minutes: 1,
  embargo_until: null,
  first_published_at: null,
  organisation,
  experts: [card],
};
const question = {
  id: person.id,
  text: 'Why?',
  helpful: 0,
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
        social: ['https://social.example/@northmere'],
        privacy_contact: null,
        phones: [],
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

/**
 * What search engines require of each type before they use it (Google's reference of structured data, and schema.org where
 * that asks for nothing), and whether it is text, an address, a moment or another item.
 */
const required: Readonly<
  Record<string, Readonly<Record<string, 'text' | 'address' | 'moment' | 'number' | 'item'>>>
> = {
  ProfilePage: { mainEntity: 'item' },
  Person: { name: 'text' },
  Organization: { name: 'text', url: 'address' },
  Article: { headline: 'text', datePublished: 'moment', author: 'item', publisher: 'item' },
  QAPage: { mainEntity: 'item' },
  Question: { name: 'text', answerCount: 'number', suggestedAnswer: 'item' },
  Answer: { text: 'text', author: 'item', datePublished: 'moment', url: 'address' },
  BreadcrumbList: { itemListElement: 'item' },
  CollectionPage: { name: 'text', url: 'address', mainEntity: 'item' },
  ItemList: { itemListElement: 'item' },
  ListItem: { position: 'number' },
  DefinedTerm: { name: 'text' },
};
const isOfKind = {
  text: (value: unknown) => typeof value === 'string' && value.trim() !== '',
  address: (value: unknown) => typeof value === 'string' && value.startsWith('https://'),
  moment: (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  number: (value: unknown) => Number.isInteger(value),
  item: (value: unknown) => itemsIn(value).length > 0,
} as const;

interface Item {
  '@type': string;
  [name: string]: unknown;
}
const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && '@type' in value;
/** A property holds one item or several. */
const itemsIn = (value: unknown): Item[] => [value].flat().filter(isItem);

/** What is missing in a document, by the type that lacks it. */
function faultsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsOf);
  if (typeof value !== 'object' || value === null) return [];
  const own = isItem(value)
    ? Object.entries(required[value['@type']] ?? { '@type': 'text' as const })
        .filter(([name, kind]) => !isOfKind[kind](value[name]))
        .map(([name]) => `${value['@type']}.${name}`)
    : [];
  const unknown = isItem(value) && !(value['@type'] in required) ? [`unknown type ${value['@type']}`] : [];
  return [...own, ...unknown, ...Object.values(value).flatMap(faultsOf)];
}

const hostile = '</script><script>alert(1)</script>"\u2028';
test.each([
  ['a profile', personJsonLd(person, at('/experts/maren'))],
  ['a hostile profile', personJsonLd({ ...person, name: hostile, headline: hostile }, at('/experts/maren'))],
  ['a post', postJsonLd(post, at('/organizations/northmere/posts/surge'))],
  ['a question', questionJsonLd(question, at('/organizations/northmere/questions/why'))],
  [
    'all posts',
    listJsonLd(
      organisation,
      { title: 'Posts', items: [{ name: 'Surge', href: '/organizations/northmere/posts/surge' }] },
      at('/organizations/northmere/posts'),
    ),
  ],
  [
    'a topic',
    topicJsonLd(
      { title: 'Storm surge', entryTerms: [], broader: ['Coasts'] },
      [card],
      at('/topics/storm-surge'),
    ),
  ],
])('%s says all that search engines require', (_page, document) => {
  expect(faultsOf(document)).toEqual([]);
  const steps = document['@graph']
    .filter(isItem)
    .filter((item) => item['@type'] === 'BreadcrumbList')
    .flatMap(({ itemListElement }) => itemsIn(itemListElement));
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, place) => place + 1));
  expect(steps.every(({ name }) => isOfKind.text(name))).toBe(true);
});

test('an item that lacks what is required is a fault, and so is a type that no one checks', () => {
  expect(faultsOf({ '@type': 'Answer', text: '', author: [], datePublished: 'soon', url: '/x' })).toEqual([
    'Answer.text',
    'Answer.author',
    'Answer.datePublished',
    'Answer.url',
  ]);
  expect(faultsOf({ '@type': 'Recipe' })).toEqual(['unknown type Recipe']);
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
