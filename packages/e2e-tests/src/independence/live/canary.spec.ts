import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { signInByCall } from '@rostrum/test-support/browser';
import { expect, test } from './fixtures.ts';
import { versionOf } from './release-desk.ts';

type Visitors = readonly APIRequestContext[];

/** Visitors who are new here; each keeps the cookies of its own browser. */
const newVisitors = (
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<Visitors> =>
  Promise.all(Array.from({ length: 40 }, () => playwright.request.newContext({ baseURL })));

async function versionFor(visitor: APIRequestContext): Promise<string | undefined> {
  const { areas } = (await (await visitor.get('/registry.json')).json()) as {
    areas: { area: string; version: string }[];
  };
  return areas.find(({ area }) => area === 'trial')?.version;
}

/** Which of them get a release, by their number. */
async function whoGets(version: string, visitors: Visitors): Promise<number[]> {
  const versions = await Promise.all(visitors.map(versionFor));
  return versions.flatMap((one, number) => (one === version ? [number] : []));
}

test('a share of visitors keeps its bucket: on every visit, at every step up, and across releases', async ({
  playwright,
  baseURL,
  trial: _trial,
  desk,
}) => {
  const visitors = await newVisitors(playwright, baseURL);
  // The first visit is what gives a browser its bucket.
  for (const visitor of visitors) await visitor.get('/dashboard/trial');
  const [two, other] = [versionOf('two'), versionOf('leaks')];

  await desk.rollOut('two', { to: 'percent', percent: 50 });
  const half = await whoGets(two, visitors);
  expect(half.length).toBeGreaterThan(0);
  expect(half.length).toBeLessThan(visitors.length);
  expect(await whoGets(two, visitors)).toEqual(half);

  await desk.rollOut('two', { to: 'percent', percent: 75 });
  expect(await whoGets(two, visitors)).toEqual(expect.arrayContaining(half));
  await desk.rollOut('two', { to: 'percent', percent: 50 });
  expect(await whoGets(two, visitors)).toEqual(half);

  // The next release begins with the same people.
  await desk.promote('two');
  expect(await whoGets(two, visitors)).toHaveLength(visitors.length);
  await desk.rollOut('leaks', { to: 'percent', percent: 50 });
  expect(await whoGets(other, visitors)).toEqual(half);
  for (const visitor of visitors) await visitor.dispose();
});

/** A person with an account, in a browser of their own. */
async function memberOf(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  account: string,
): Promise<APIRequestContext> {
  const member = await playwright.request.newContext({ baseURL });
  await signInByCall(member, `${account}@rostrum.example`);
  return member;
}

test('an organisation gets a release before everybody else', async ({ trial, desk, playwright, baseURL }) => {
  const colleague = await memberOf(playwright, baseURL, 'expert');
  const others = await Promise.all(
    ['individual', 'media'].map((account) => memberOf(playwright, baseURL, account)),
  );
  await desk.rollOut('two', { to: 'organisation', organisation: 'northmere' });
  await trial.open();
  await expect(trial.bench()).toHaveText('Release two');
  expect(await whoGets(versionOf('two'), [colleague, ...others])).toEqual([0]);

  // What counts is the organisation that one works for now, not the browser.
  await signInByCall(colleague, 'individual@rostrum.example');
  expect(await whoGets(versionOf('two'), [colleague, ...others])).toEqual([]);
  for (const one of [colleague, ...others]) await one.dispose();
});

test('a person gets a release before everybody else', async ({ trial, desk, playwright, baseURL }) => {
  const somebodyElse = await memberOf(playwright, baseURL, 'media');
  await desk.rollOut('two', { to: 'user', email: 'administrator@rostrum.example' });
  await trial.open();
  await expect(trial.bench()).toHaveText('Release two');
  expect(await versionFor(somebodyElse)).toBe(versionOf('one'));

  await desk.reset();
  await trial.open();
  await expect(trial.bench()).toHaveText('Release one');
  await desk.rollOut('two', { to: 'user', email: 'media@rostrum.example' });
  expect(await versionFor(somebodyElse)).toBe(versionOf('two'));
  await trial.open();
  await expect(trial.bench()).toHaveText('Release one');
  await somebodyElse.dispose();
});
