import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBrowser } from '../testing/fake-browser.ts';
import type { LiveConnectionEvents } from './live-connection.ts';
import { shareConnection } from './share-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(10);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** A browser whose tabs connect to a server that accepts at once and sends what the test says. */
function openBrowser() {
  const browser = createFakeBrowser();
  const connections = new Set<{ tab: number; events: LiveConnectionEvents; checks: number; wakes: number }>();
  let opened = 0;
  let tabs = 0;

  function openTab({ visible = true, person = 'ada' } = {}) {
    const page = browser.openTab({ visible });
    const number = (tabs += 1);
    const listener = { onMessage: vi.fn(), onOpen: vi.fn(), onDown: vi.fn(), onRefused: vi.fn() };
    const { locks } = page.tab;
    if (!locks) throw new Error('A fake tab has locks.');
    const shared = shareConnection({
      tab: page.tab,
      locks,
      name: `live:${person}`,
      listener,
      connect(events) {
        opened += 1;
        const connection = { tab: number, events, checks: 0, wakes: 0 };
        connections.add(connection);
        queueMicrotask(() => connections.has(connection) && events.onOpen());
        const close = () => void connections.delete(connection);
        return {
          close,
          check: () => void (connection.checks += 1),
          wake: () => void (connection.wakes += 1),
          reconnect: () => events.onOpen(),
        };
      },
    });
    const crash = () => {
      page.crash();
      for (const one of connections) if (one.tab === number) connections.delete(one);
    };
    return { ...page, ...listener, shared, number, crash };
  }

  return {
    openTab,
    opened: () => opened,
    leaders: () => [...connections].map(({ tab }) => tab),
    connections,
    /** What the server sends arrives on every open connection. */
    send: (data: string) => connections.forEach(({ events }) => events.onMessage(data)),
    beat: () => connections.forEach(({ events }) => events.onBeat?.()),
  };
}

async function openTabs(count: number) {
  const browser = openBrowser();
  const tabs = [];
  for (let number = 0; number < count; number += 1) {
    tabs.push(browser.openTab());
    await settle();
  }
  const [first, second, third] = tabs;
  if (!first || !second || !third) throw new Error('Three tabs at least.');
  return { browser, tabs, first, second, third };
}

test('twelve tabs hold one connection, and each hears every message once', async () => {
  const { browser, tabs } = await openTabs(12);
  browser.send('one');
  await settle();
  expect(browser.leaders()).toEqual([1]);
  expect(browser.opened()).toBe(1);
  for (const { onMessage, onOpen } of tabs) {
    expect(onMessage.mock.calls).toEqual([['one']]);
    expect(onOpen.mock.calls).toEqual([[false]]);
  }
});

test.each(['closes', 'crashes', 'is frozen'] as const)(
  'when the leading tab %s another connects, and all ask again for what they may have missed',
  async (how) => {
    const { browser, first, second, third } = await openTabs(3);
    if (how === 'crashes') first.crash();
    else first.change('suspended');
    await settle();
    expect(browser.leaders()).toEqual([2]);
    expect(second.onOpen).toHaveBeenLastCalledWith(true);
    expect(third.onOpen).toHaveBeenLastCalledWith(true);
    browser.send('after');
    await settle();
    expect(third.onMessage.mock.calls).toEqual([['after']]);
    if (how !== 'is frozen') return;
    expect(first.locks()).toEqual([]);
    first.change('resumed');
    await settle();
    expect(browser.leaders()).toEqual([2]);
    expect(first.onOpen).toHaveBeenLastCalledWith(true);
  },
);

test('a frozen tab is not waited for: whoever waits and is frozen leaves the queue', async () => {
  const { browser, first, second } = await openTabs(3);
  second.change('suspended');
  first.crash();
  await settle();
  expect(browser.leaders()).toEqual([3]);
});

test('a leader that stands still without a word is replaced, and gives way when it goes on', async () => {
  const { browser, first, third } = await openTabs(3);
  first.stall();
  await pass(120);
  const [replacement] = browser.leaders().filter((number) => number !== 1);
  expect(replacement).toBeDefined();
  first.goOn();
  await pass(30);
  expect(browser.leaders()).toEqual([replacement]);
  expect(third.onOpen).toHaveBeenLastCalledWith(true);
});

test('a leader that lives is not replaced, however long it is silent or hidden', async () => {
  const { browser, first } = await openTabs(3);
  first.hide();
  await pass(3_600);
  expect(browser.leaders()).toEqual([1]);
  expect(browser.opened()).toBe(1);
});

test('the connection is closed when nobody has looked for a while, and caught up when somebody looks', async () => {
  const { browser, tabs, second, third } = await openTabs(3);
  for (const tab of tabs) tab.hide();
  await pass(20);
  expect(browser.leaders()).toEqual([1]);
  await pass(40);
  expect(browser.leaders()).toEqual([]);
  expect(third.onDown).toHaveBeenCalled();
  second.show();
  await settle();
  expect(browser.leaders()).toEqual([2]);
  expect(second.onOpen).toHaveBeenLastCalledWith(true);
  // No one looks at the third: it asks when a person does.
  expect(third.onOpen).toHaveBeenLastCalledWith(false);
  third.show();
  await settle();
  expect(third.onOpen).toHaveBeenLastCalledWith(true);
});

test('a tab opened in the background hears of everything and does not lead', async () => {
  const browser = openBrowser();
  const background = browser.openTab({ visible: false });
  await settle();
  expect(browser.leaders()).toEqual([]);
  browser.openTab();
  await settle();
  expect(browser.leaders()).toEqual([2]);
  browser.send('one');
  await settle();
  expect(background.onMessage.mock.calls).toEqual([['one']]);
});

test('the end of the session closes it at once in every tab, and no other tab tries', async () => {
  const { browser, tabs, second } = await openTabs(3);
  second.shared.end();
  await settle();
  expect(browser.leaders()).toEqual([]);
  expect(browser.opened()).toBe(1);
  for (const tab of tabs) expect(tab.locks()).toEqual([]);
});

test('tabs of two people share nothing', async () => {
  const browser = openBrowser();
  const ada = browser.openTab({ person: 'ada' });
  const sam = browser.openTab({ person: 'sam' });
  await settle();
  expect(browser.leaders()).toEqual([1, 2]);
  [...browser.connections][0]?.events.onMessage('for ada');
  await settle();
  expect(ada.onMessage).toHaveBeenCalledOnce();
  expect(sam.onMessage).not.toHaveBeenCalled();
});

test('a refusal ends this tab alone; each other asks for itself', async () => {
  const { browser, first, second } = await openTabs(3);
  for (const { events } of browser.connections) events.onRefused(401);
  await settle();
  expect(first.onRefused).toHaveBeenCalledWith(401);
  expect(second.onRefused).not.toHaveBeenCalled();
});

test('who comes back to a tab, or wakes the machine, has the connection looked at', async () => {
  const { browser, second } = await openTabs(3);
  const [connection] = browser.connections;
  const before = connection?.wakes ?? 0;
  second.hide();
  second.show();
  await settle();
  expect(connection?.wakes).toBe(before + 1);
  vi.setSystemTime(Date.now() + 3_600_000);
  await pass(6);
  expect(connection?.checks).toBeGreaterThan(0);
  expect(browser.opened()).toBe(1);
});

test('a page without locks for it goes on alone', async () => {
  const page = createFakeBrowser().openTab();
  const listener = { onMessage: vi.fn(), onOpen: vi.fn(), onDown: vi.fn(), onRefused: vi.fn() };
  const refused = () => Promise.reject(new DOMException('No storage.', 'SecurityError'));
  shareConnection({
    tab: page.tab,
    locks: { request: refused, query: refused },
    name: 'live:ada',
    listener,
    connect(events) {
      queueMicrotask(() => events.onOpen());
      return { close: vi.fn(), check: vi.fn(), wake: vi.fn(), reconnect: vi.fn() };
    },
  });
  await settle();
  expect(listener.onOpen).toHaveBeenCalledWith(false);
});
