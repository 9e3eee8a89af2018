import { measureInbox, type MeasuredInbox, type OpenInbox } from '@rostrum/api-server/testing/inquiries';
import { formatNumber } from '@rostrum/contracts';
import { arrive } from '../load/arrivals.ts';
import { submitOne, submitSteadily } from '../load/submissions.ts';
import { median, type Metric } from '../metric.ts';
import { percentile } from '../percentile.ts';
import type { Progress } from '../progress.ts';

const open = 200;
const rounds = 10;
const paced = { perSecond: 50, seconds: 20 };
const submissions = { perSecond: 20, seconds: 20 };

/** Milliseconds from the sending of an inquiry until each open inbox was told of it. */
async function measureTelling(inbox: MeasuredInbox, inboxes: readonly OpenInbox[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const told = inboxes.map((one) => one.isTold());
    const began = performance.now();
    await submitOne(inbox, round);
    times.push(...(await Promise.all(told)).map((at) => at - began));
  }
  return times;
}

/** The desk's first page over so many inquiries, and what is sent to it while the mail server says nothing. */
export async function measureInboxOf(progress: Progress, count: number): Promise<Metric[]> {
  const name = `${formatNumber(count)} inquiries`;
  progress(`writing ${name}`);
  return measureInbox(count, async (inbox) => {
    progress('first page');
    const { times, bare } = await inbox.list();
    progress('first pages, 50 a second');
    const headers = { authorization: inbox.token };
    const pages = await arrive({ calls: [{ url: inbox.origin + inbox.listAddress, headers }], ...paced });
    progress('submissions');
    const sent = await submitSteadily(inbox, { ...submissions, from: 1000 });
    progress(`${open} open inboxes`);
    const inboxes = await inbox.openInboxes(open);
    const told = await measureTelling(inbox, inboxes);
    for (const one of inboxes) one.close();
    const kept = await inbox.countSubmitted();
    const acknowledged = sent.accepted + rounds;
    return [
      {
        name: `${name}: first page, median`,
        value: median(times),
        unit: 'ms',
        target: { atMost: median(bare) * 1.5 },
        baseline: { value: median(bare), name: 'its statements one after the other through pg alone' },
      },
      {
        name: `${name}: first pages, 50 a second, 99th percentile`,
        value: pages.p99,
        unit: 'ms',
        target: { atMost: 120 },
      },
      {
        name: `${name}: first pages, 50 a second`,
        value: pages.failed,
        unit: 'failed',
        target: { atMost: 0 },
      },
      {
        name: 'submissions while the mail server says nothing, 20 a second, 99th percentile',
        value: percentile(sent.times, 0.99),
        unit: 'ms',
        target: { atMost: 150 },
        baseline: { value: percentile(sent.times, 0.5), name: 'half of them' },
      },
      {
        name: 'submissions while the mail server says nothing',
        value: sent.failed,
        unit: 'failed',
        target: { atMost: 0 },
      },
      {
        name: 'of those acknowledged, stored and with a mail queued',
        value: Math.min(kept.inquiries, kept.mailed),
        unit: 'times',
        target: { atLeast: acknowledged },
        baseline: { value: acknowledged, name: 'acknowledged' },
      },
      {
        name: `a new inquiry in ${open} open inboxes, 99th percentile`,
        value: percentile(told, 0.99),
        unit: 'ms',
        target: { atMost: 1000 },
        baseline: { value: percentile(told, 0.5), name: 'half of them' },
      },
    ];
  });
}
