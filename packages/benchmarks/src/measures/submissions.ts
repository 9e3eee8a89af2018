import { countSubmittedIn } from '@rostrum/api-server/testing/submitted';
import { authPaths } from '@rostrum/contracts';
import { TestServer } from '@rostrum/test-support/processes';
import { median, type Metric } from '../metric.ts';
import { arrive, type Call } from '../load/arrivals.ts';
import { signInMany } from '../load/sign-in.ts';
import { submitAtOnce, submitTimed, type Answered, type Sent } from '../load/submissions.ts';
import { percentile } from '../percentile.ts';
import type { Progress } from '../progress.ts';

const atOnce = 200;
const rounds = 6;
const seconds = 3;
const tabs = 10;
/** What one address may send in an hour. */
const perAddress = 20;

/** Guests of many addresses send 200 inquiries at once: each is stored, or told within a second to come back. */
async function measureRefusals(progress: Progress): Promise<Metric[]> {
  await using server = await TestServer.start({ env: { RATE_LIMIT_SCALE: '100000' } });
  const answers: Answered[] = [];
  for (let round = 0; round < rounds; round += 1) {
    progress(`without limits, round ${round + 1} of ${rounds}`);
    answers.push(...(await submitTimed(server.origin, atOnce, round * atOnce)));
  }
  const accepted = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter);
  const { stored } = await countSubmittedIn(server.dataDir);
  const name = `${atOnce} submissions at once, ${rounds} times`;
  const slowest = (of: readonly Answered[]) =>
    of.length === 0
      ? 0
      : percentile(
          of.map(({ milliseconds }) => milliseconds),
          1,
        );
  return [
    {
      name: `${name}: slowest refusal`,
      value: slowest(refused),
      unit: 'ms',
      target: { atMost: 1000 },
      baseline: { value: slowest(accepted), name: 'slowest acknowledgement' },
    },
    {
      name: `${name}: neither acknowledged nor refused with Retry-After`,
      value: answers.length - accepted.length - refused.length,
      unit: 'failed',
      target: { atMost: 0 },
      baseline: { value: refused.length, name: 'refused' },
    },
    {
      name: `${name}: stored`,
      value: stored,
      unit: 'times',
      target: { atLeast: accepted.length },
      baseline: { value: accepted.length, name: 'acknowledged' },
    },
  ];
}

/** Guests of one address send 200 inquiries at once, over and over, while others use the product. */
export async function measureSubmissions(progress: Progress): Promise<Metric[]> {
  return [...(await measureRefusals(progress)), ...(await measureBesideUse(progress))];
}

async function measureBesideUse(progress: Progress): Promise<Metric[]> {
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
