import type { BrowserContext, Page } from '@playwright/test';
import { listOf, openInboxTabs, sendInquiry, signInByCall } from '@rostrum/test-support/browser';
import { openPlainChromium } from '../browser/plain-chromium.ts';
import { sessionOf } from '../browser/session-of.ts';
import { expect, test as base } from '../server/fixtures.ts';

/** A browser of one person, with as many tabs of the inbox as a journey asks for. */
const test = base.extend<{
  desk: {
    context: BrowserContext;
    identifier: string;
    open: (count: number) => ReturnType<typeof openInboxTabs>;
  };
}>({
  desk: async ({ browser, baseURL }, provide) => {
    const context = await browser.newContext({ baseURL });
    await signInByCall(context.request, 'agent@rostrum.example');
    const { user } = await sessionOf(context.request);
    await provide({
      context,
      identifier: user.identifier,
      open: (count) => openInboxTabs(context, count),
    });
    await context.close();
  },
});

const expectEverywhere = async (tabs: readonly Page[], subject: string) => {
  await Promise.all(tabs.map((tab) => expect(listOf(tab).getByText(subject)).toBeVisible()));
};

test('twelve tabs of one person load, share one connection, and each shows what arrives', async ({
  desk,
  balancer,
}) => {
  const { tabs } = await desk.open(12);
  await expect.poll(() => balancer.openStreams(desk.identifier)).toBe(1);
  await sendInquiry(balancer.origin, 'Twelve tabs wait for this');
  await expectEverywhere(tabs, 'Twelve tabs wait for this');
  expect(balancer.openStreams(desk.identifier)).toBe(1);
});

test('when the tab that holds the connection closes or crashes, another takes it over', async ({
  desk,
  balancer,
}) => {
  const opened = await desk.open(3);
  const closed = opened.leader();
  await closed.close();
  await expect.poll(() => opened.leader() !== closed && balancer.openStreams(desk.identifier)).toBe(1);
  await sendInquiry(balancer.origin, 'After a tab was closed');
  await expectEverywhere([opened.leader(), ...opened.others()], 'After a tab was closed');

  const crashed = opened.leader();
  const gone = crashed.waitForEvent('crash');
  const session = await desk.context.newCDPSession(crashed);
  void session.send('Page.crash').catch(() => {});
  await gone;
  await expect.poll(() => opened.leader() !== crashed).toBe(true);
  await sendInquiry(balancer.origin, 'After a tab has crashed');
  await expectEverywhere([opened.leader()], 'After a tab has crashed');
  // What the crashed tab held ends with it, or at the next sign of life (every 15 seconds) that no one takes.
  await expect
    .poll(() => balancer.openStreams(desk.identifier), { timeout: 60_000, intervals: [500] })
    .toBe(1);
});

test('a frozen tab gives the connection away, nothing is lost, and it is up to date when it goes on', async ({
  balancer,
}) => {
  await using chromium = await openPlainChromium();
  const { context } = chromium;
  await signInByCall(context.request, 'owner@rostrum.example', { origin: balancer.origin });
  const { user } = await sessionOf(context.request, balancer.origin);
  const opened = await openInboxTabs(context, 2, balancer.origin);
  const frozen = opened.leader();
  const [other] = opened.others();
  if (!other) throw new Error('There is no other tab.');
  await other.bringToFront();
  const session = await context.newCDPSession(frozen);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  // At once, before another tab has connected: it asks for what it may have missed.
  await sendInquiry(balancer.origin, 'While a tab was frozen');
  await expect.poll(() => opened.leader() === other && balancer.openStreams(user.identifier)).toBe(1);
  await expectEverywhere([other], 'While a tab was frozen');
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await frozen.bringToFront();
  await expectEverywhere([frozen], 'While a tab was frozen');
  await expect.poll(() => balancer.openStreams(user.identifier)).toBe(1);
});

test('a connection that died without a word is replaced after a sleep of an hour', async ({
  desk,
  balancer,
}) => {
  await desk.context.clock.install();
  const { tabs } = await desk.open(2);
  balancer.muteStreams();
  await sendInquiry(balancer.origin, 'While the machine slept');
  for (const tab of tabs) await tab.clock.fastForward('01:00:00');
  await expectEverywhere(tabs, 'While the machine slept');
  await expect.poll(() => balancer.openStreams(desk.identifier)).toBe(1);
});

test('another network is noticed, and what arrived in between is shown', async ({ desk, balancer }) => {
  const { tabs } = await desk.open(2);
  await desk.context.setOffline(true);
  await sendInquiry(balancer.origin, 'While the network was away');
  await desk.context.setOffline(false);
  await expectEverywhere(tabs, 'While the network was away');
  await expect.poll(() => balancer.openStreams(desk.identifier)).toBe(1);
});

test('signing out in one tab closes the connection of all, and none asks again', async ({
  desk,
  balancer,
}) => {
  const { tabs, others } = await desk.open(3);
  const [tab] = others();
  await tab?.goto('/logout');
  await Promise.all(tabs.map((one) => expect(one).toHaveURL(/\/login/)));
  await expect.poll(() => balancer.openStreams(desk.identifier)).toBe(0);
});
