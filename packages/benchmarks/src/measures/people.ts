import { setTimeout as wait } from 'node:timers/promises';
import { measurePeopleLoad } from '@rostrum/api-server/testing/people';
import { people } from '@rostrum/contracts';
import { TestServer } from '@rostrum/test-support/processes';
import { arrive } from '../load/arrivals.ts';
import { checkImport, openImport, runImport, writePeople } from '../load/import-people.ts';
import { startEmptyRoute } from '../load/start-empty-route.ts';
import { sendLargeFiles } from '../load/large-uploads.ts';
import { profileTimes } from '../browser/profile-times.ts';
import { median, type Metric } from '../metric.ts';
import { percentile } from '../percentile.ts';
import type { Progress } from '../progress.ts';
import { signIn } from '../search/client.ts';
import { residentOf } from '../search/resident.ts';

const count = 10_000;
const pace = { perSecond: 50, seconds: 20 };

/** Ten of the largest files at once, on a server that did other work before. */
async function measureUploads(origin: string, pid: number, progress: Progress): Promise<Metric> {
  const uploader = { origin, ...(await signIn(origin, 'administrator@rostrum.example')) };
  progress('ten uploads: one first');
  await sendLargeFiles(uploader, 1);
  await wait(3000);
  const before = residentOf(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentOf(pid))), 100);
  progress('ten uploads');
  try {
    await sendLargeFiles(uploader, 10);
    await wait(2000);
  } finally {
    clearInterval(watch);
  }
  return {
    name: 'ten files of 20 MB sent at once: more memory',
    value: Math.max(0, most - before),
    unit: 'MiB',
    target: { atMost: 64 },
  };
}

async function measureList(progress: Progress): Promise<Metric> {
  const load = await measurePeopleLoad(count, progress);
  const bare = median(load.bare);
  return {
    name: '10,000 people: first page of the list, median',
    value: median(load.times),
    unit: 'ms',
    target: { atMost: bare * 1.5 },
    baseline: { value: bare, name: 'its statements one after the other through pg alone' },
  };
}

async function measureEditor(progress: Progress): Promise<Metric[]> {
  const editor = await profileTimes(progress);
  return [
    {
      name: 'profile at all its limits, 4 times slower: until it can be typed in',
      value: editor.open,
      unit: 'ms',
      target: { atMost: 1000 },
      baseline: { value: editor.openEmpty, name: 'an empty profile' },
    },
    {
      name: 'profile at all its limits, 4 times slower: a key, 95th percentile',
      value: percentile(editor.keys, 0.95),
      unit: 'ms',
      target: { atMost: 50 },
      baseline: { value: percentile(editor.keysEmpty, 0.95), name: 'an empty profile' },
    },
  ];
}

/** Ten thousand people from a file, the list of them, files and the editor. */
export async function measurePeople(progress: Progress): Promise<Metric[]> {
  return [
    await measureList(progress),
    ...(await measureImport(progress)),
    ...(await measureEditor(progress)),
  ];
}

/** Ten thousand people from a file, and the list of them under load. */
async function measureImport(progress: Progress): Promise<Metric[]> {
  await using server = await TestServer.start();
  const { origin, pid } = server;
  const importer = { origin, ...(await signIn(origin, 'administrator@rostrum.example')) };
  progress('a small import first');
  const first = await checkImport(importer, {
    ...(await openImport(importer, 'Email\nnobody')),
    adds_people: false,
  });
  if (first.counts.wrong !== 1) throw new Error('The check did not read the file.');
  const before = residentOf(pid);
  progress(`${count} rows: checking`);
  const opened = await openImport(importer, writePeople(count));
  const checkBegan = performance.now();
  const checked = await checkImport(importer, opened);
  const checkSeconds = (performance.now() - checkBegan) / 1000;
  progress(`${count} rows: importing`);
  let most = residentOf(pid);
  const importBegan = performance.now();
  const done = await runImport(importer, checked, () => {
    most = Math.max(most, residentOf(pid));
  });
  const importSeconds = (performance.now() - importBegan) / 1000;
  if (done.counts.added !== count) throw new Error(`Only ${done.counts.added} people were imported.`);

  progress('the list, 50 a second');
  using empty = await startEmptyRoute();
  const url = origin + people.list.path.replace('{identifier}', importer.identifier);
  const call = { url, headers: { authorization: importer.authorization } };
  await arrive({ calls: [call], perSecond: 20, seconds: 3, rounds: 1 });
  const list = await arrive({ calls: [call], ...pace });
  const idle = await arrive({ calls: [{ url: empty.url, headers: {} }], ...pace });
  const name = '10,000 people';
  return [
    { name: `${name}: check of the file`, value: checkSeconds, unit: 's' },
    { name: `${name}: import`, value: importSeconds, unit: 's', target: { atMost: 60 } },
    {
      name: `${name}: more memory while they are imported`,
      value: Math.max(0, most - before),
      unit: 'MiB',
      target: { atMost: 150 },
    },
    {
      name: `${name}: first page of the list, 50 a second, 99th percentile`,
      value: list.p99,
      unit: 'ms',
      target: { atMost: 100 },
      baseline: { value: idle.p99, name: 'a route that does nothing' },
    },
    { name: `${name}: pages of the list`, value: list.failed, unit: 'failed', target: { atMost: 0 } },
    await measureUploads(origin, pid, progress),
  ];
}
