import { chromium, type Browser } from '@playwright/test';
import {
  maximumIndustries,
  maximumSections,
  maximumTopics,
  people,
  socialNetworks,
  z,
  type PersonSectionKind,
  type RouteDescriptor,
} from '@rostrum/contracts';
import { launchOptions, signInByCall } from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import { signIn } from '../search/client.ts';
import { median } from '../metric.ts';
import type { Progress } from '../progress.ts';
import { openFromList, typeKeys } from './type-slowly.ts';

const rounds = 3;
const field = 'textarea[id$="biography"]';
const words = (length: number) =>
  'The tide peaks in the evening and falls by night. '.repeat(100).slice(0, length).trim();
const envelope = z.object({ data: people.get.response });

/** One entry of each kind as long as it may be. */
const entries: Record<PersonSectionKind, (at: number) => object> = {
  education: () => ({ institution: words(150), degree: words(100), major: words(120), year: 2001 }),
  affiliation: () => ({ name: words(150), role: words(120), current: true }),
  language: (at) => ({
    code: ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'fi', 'cs'][at] ?? 'en',
    speak: 'fluent',
    interview: true,
  }),
  media_appearance: (at) => ({
    title: `${at} ${words(190)}`,
    organization: words(150),
    details: words(1000),
    type: 'tv',
    date: '2026-01-02',
  }),
  publication: (at) => ({
    title: `${at} ${words(290)}`,
    publisher: words(200),
    kind: 'article',
    year: 2020,
    highlighted: false,
  }),
  quotation: () => ({ text: words(400), cleared_on: '2026-01-02' }),
  event_appearance: (at) => ({
    title: `${at} ${words(190)}`,
    event_name: words(200),
    location: words(120),
    date: '2026-01-02',
  }),
  accomplishment: () => ({ title: words(200), description: words(1000), year: 2020 }),
  accreditation: () => ({ name: words(150), issuer: words(150), jurisdiction: words(120) }),
  research_focus: () => ({ title: words(200), subtitle: words(200), description: words(2500) }),
  research_grant: () => ({
    title: words(200),
    organization: words(150),
    details: words(1000),
    amount: 5,
    currency: 'EUR',
  }),
  patent: (at) => ({ number: `EP${at}`, title: words(300), details: words(1000) }),
  course: () => ({ title: words(200), details: words(1000) }),
  partnership: () => ({
    title: words(200),
    details: words(1000),
    individual: words(150),
    organization: words(150),
  }),
  sample_talk: () => ({ title: words(150), description: words(1000), minutes: 30, formats: ['keynote'] }),
  testimonial: () => ({
    name: words(120),
    position: words(140),
    company: words(150),
    recommendation: words(1000),
    agreed_on: '2026-01-02',
  }),
  video: () => ({ title: words(200), url: 'https://vimeo.com/1' }),
  social: (at) => ({ network: socialNetworks[at] ?? 'x', url: 'https://x.example/a' }),
  link: () => ({ name: words(80), url: 'https://a.example' }),
};

/** Of the list of the demonstration: others are refused. */
const industries = [
  'Agriculture and food',
  'Arts and heritage',
  'Automotive',
  'Construction and engineering',
  'Education',
  'Energy and utilities',
  'Environmental services',
  'Finance and insurance',
  'Government and public administration',
  'Health care',
];

/** A profile with everything in it, and one with nothing. */
async function writeProfiles(origin: string) {
  const { identifier, authorization } = await signIn(origin, 'administrator@rostrum.example');
  const call = async (route: RouteDescriptor, id: string, body: object) => {
    const answer = await fetch(origin + route.path.replace('{identifier}', identifier).replace('{id}', id), {
      method: route.method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${route.id} answered ${answer.status}: ${await answer.text()}`);
    return envelope.parse(await answer.json()).data;
  };
  const add = (lastname: string) =>
    call(people.create, '', {
      kind: 'expert',
      firstname: 'Aa',
      lastname,
      job_title: 'Lecturer',
      email: 'aa@northmere.example',
    });
  const empty = await add('Aaempty');
  const full = await add('Aafull');
  const list = (count: number) => Array.from({ length: count }, (_, at) => `${at} ${words(70)}`);
  let { version } = await call(people.update, full.id, {
    version: full.version,
    headline: words(140),
    biography: words(2400),
    topics: list(maximumTopics),
    industries: industries.slice(0, maximumIndustries),
    tags: list(30),
  });
  for (const [kind, entry] of Object.entries(entries) as [PersonSectionKind, (at: number) => object][])
    ({ version } = await call(people.replaceSections, full.id, {
      kind,
      version,
      entries: Array.from({ length: maximumSections[kind] }, (_, at) => ({ data: entry(at) })),
    }));
  return { empty: empty.id, full: full.id };
}

async function measureProfile(browser: Browser, { origin }: TestServer, id: string) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  try {
    await signInByCall(context.request, 'administrator@rostrum.example');
    const page = await context.newPage();
    const open = await openFromList(page, {
      list: '/dashboard/people?q=Aa&status=draft',
      href: `/dashboard/people/${id}`,
      field,
    });
    return { open, keys: await typeKeys(page, field) };
  } finally {
    await context.close();
  }
}

/** The editor with a profile at all its limits and with an empty one in turns, at a quarter of this processor's speed. */
export async function profileTimes(progress: Progress) {
  await using server = await TestServer.start();
  const browser = await chromium.launch(launchOptions());
  try {
    const ids = await writeProfiles(server.origin);
    const found = {
      open: [] as number[],
      openEmpty: [] as number[],
      keys: [] as number[],
      keysEmpty: [] as number[],
    };
    // The first round warms the server up and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      progress(`profile editor: round ${round} of ${rounds}`);
      const full = await measureProfile(browser, server, ids.full);
      const empty = await measureProfile(browser, server, ids.empty);
      if (round === 0) continue;
      found.open.push(full.open);
      found.keys.push(...full.keys);
      found.openEmpty.push(empty.open);
      found.keysEmpty.push(...empty.keys);
    }
    return { ...found, open: median(found.open), openEmpty: median(found.openEmpty) };
  } finally {
    await browser.close();
  }
}
