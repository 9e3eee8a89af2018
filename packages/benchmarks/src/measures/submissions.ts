import { authPaths } from '@rostrum/contracts';
import { TestServer } from '@rostrum/test-support/processes';
import { median, type Metric } from '../metric.ts';
import { arrive, type Call } from '../load/arrivals.ts';
import { signInMany } from '../load/sign-in.ts';
import { submitAtOnce, type Sent } from '../load/submissions.ts';
import type { Progress } from '../progress.ts';

const atOnce = 200;
const rounds = 6;
const seconds = 3;
const tabs = 10;
/** What one address may send in an hour. */
const perAddress = 20;

/** Guests of one address send 200 inquiries at once, over and over, while others use the product. */
export async function measureSubmissions(progress: Progress): Promise<Metric[]> {
  await using server = await TestServer.start({ env: { RATE_LIMIT_SCALE: '1' } });
  progress('signing in');
  const cookies = await signInMany(server.origin, tabs);
  const sessions: Call[] = cookies.map((cookie) => ({
    url: server.origin + authPaths.session,
    headers: { cookie },
  }));
  const pages: Call[] = ['/organizations/northmere', '/experts/maren-okonjo-hale'].map((path) => ({
    url: server.origin + path,
    headers: {},
  }));
  const use = async () => {
    const [session, page] = await Promise.all([
      arrive({ calls: sessions, perSecond: 60, seconds, rounds: 1 }),
      arrive({ calls: pages, perSecond: 10, seconds, rounds: 1 }),
    ]);
    return { session, page };
  };
  progress('warming up');
  await use();
  const alone: Awaited<ReturnType<typeof use>>[] = [];
  const beside: Awaited<ReturnType<typeof use>>[] = [];
  const sent: Sent[] = [];
  for (let round = 0; round < rounds; round += 1) {
    progress(`round ${round + 1} of ${rounds}`);
    alone.push(await use());
    const [flood, used] = await Promise.all([submitAtOnce(server.origin, atOnce, round * atOnce), use()]);
    sent.push(flood);
    beside.push(used);
  }
  const p99 = (of: typeof alone, what: 'session' | 'page') => median(of.map((one) => one[what].p99));
  const total = (pick: (one: Sent) => number) => sent.reduce((sum, one) => sum + pick(one), 0);
  const name = `${atOnce} submissions of one address at once`;
  return [
    {
      name: `${name}: GET session meanwhile, 99th percentile`,
      value: p99(beside, 'session'),
      unit: 'ms',
      target: { atMost: 500 },
      baseline: { value: p99(alone, 'session'), name: 'the same without them' },
    },
    {
      name: `${name}: public pages meanwhile, 99th percentile`,
      value: p99(beside, 'page'),
      unit: 'ms',
      target: { atMost: 500 },
      baseline: { value: p99(alone, 'page'), name: 'the same without them' },
    },
    {
      name: `${name}: sessions and pages meanwhile`,
      value: beside.reduce((sum, { session, page }) => sum + session.failed + page.failed, 0),
      unit: 'failed',
      target: { atMost: 0 },
    },
    {
      name: `${name}: all answered after`,
      value: Math.max(...sent.map(({ seconds: took }) => took)),
      unit: 's',
    },
    {
      name: `${name}, ${rounds} times: accepted`,
      value: total(({ accepted }) => accepted),
      unit: 'times',
      target: { atMost: perAddress },
      baseline: { value: perAddress, name: 'the limit of an address' },
    },
    {
      name: `${name}, ${rounds} times: neither accepted nor told to wait`,
      value: total(({ failed }) => failed),
      unit: 'failed',
      target: { atMost: 0 },
    },
  ];
}
