import { chromium, type Browser } from '@playwright/test';
import {
  launchOptions,
  listOf,
  openInboxTabs,
  sendInquiry,
  signInByCall,
} from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import { median, type Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';

const many = 12;
const rounds = 5;

interface TabTimes {
  /** Until the last tab shows its list, divided by their number: they are drawn by the same processor. */
  loadMs: number;
  /** From the server's answer to the sender until the last tab shows the arrival; the median of some. */
  arrivalMs: number;
}

/** Opens the inbox in tabs of one browser, sends inquiries and waits until every tab shows each. */
async function timesOf(browser: Browser, server: TestServer, count: number): Promise<TabTimes> {
  const context = await browser.newContext({ baseURL: server.origin });
  try {
    await signInByCall(context.request, 'agent@rostrum.example');
    const began = performance.now();
    const { tabs } = await openInboxTabs(context, count);
    await Promise.all(tabs.map((tab) => listOf(tab).waitFor()));
    const loadMs = (performance.now() - began) / count;
    const arrivals: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const subject = `Arrival ${round} in ${count} tabs`;
      await sendInquiry(server.origin, subject);
      const sent = performance.now();
      await Promise.all(tabs.map((tab) => listOf(tab).getByText(subject).waitFor()));
      arrivals.push(performance.now() - sent);
    }
    return { loadMs, arrivalMs: median(arrivals) };
  } finally {
    await context.close();
  }
}

/** A day with twelve tabs, which share one live connection, beside one tab in the same run. */
export async function measureTabs(progress: Progress): Promise<Metric[]> {
  await using server = await TestServer.start();
  const browser = await chromium.launch(launchOptions());
  try {
    // What is read and compiled for the first time is not counted.
    await timesOf(browser, server, 1);
    progress('one tab');
    const one = await timesOf(browser, server, 1);
    progress(`${many} tabs`);
    const all = await timesOf(browser, server, many);
    const baseline = (value: number) => ({ value, name: 'one tab' });
    return [
      {
        name: `${many} tabs: load of the inbox, each`,
        value: all.loadMs,
        unit: 'ms',
        baseline: baseline(one.loadMs),
      },
      {
        name: `${many} tabs: an arrival until the last tab shows it`,
        value: all.arrivalMs,
        unit: 'ms',
        target: { atMost: 2_000 },
        baseline: baseline(one.arrivalMs),
      },
    ];
  } finally {
    await browser.close();
  }
}
