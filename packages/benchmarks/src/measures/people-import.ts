import { setTimeout as wait } from 'node:timers/promises';
import { buildWorkbook } from '@rostrum/api-server/testing/workbook';
import { csvOf } from '@rostrum/contracts';
import { TestServer } from '@rostrum/test-support/processes';
import { checkImport, openImport, runImport, type Importer } from '../load/import-people.ts';
import type { Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';
import { signIn } from '../search/client.ts';
import { residentOf } from '../search/resident.ts';

/** As many rows as are allowed, with as much text as a workbook may have. */
const count = 10_000;
const biography = 'She has worked on dunes and dykes, and on what people there can do. '.repeat(20);

function* listRows(kind: string): Generator<string[]> {
  yield ['First name', 'Last name', 'Job title', 'Email', 'Department', 'Biography', 'Keywords'];
  for (let at = 0; at < count; at += 1)
    yield [
      `Anna${at % 97}`,
      `Berg${at % 1009}`,
      'Senior Lecturer in Coastal Engineering',
      `${kind}${at}@northmere.example`,
      `Department ${at % 40}`,
      // Different in every row, so that the workbook shares no texts.
      `${at} ${biography}`,
      `coast ${at % 50}; dunes; storm surge ${at % 7}`,
    ];
}

const seconds = (since: number) => (performance.now() - since) / 1000;

/** Opens, checks and imports a file; returns how long each took and how much memory it needed on top. */
async function measureFile(importer: Importer, pid: number, file: Buffer) {
  await wait(12_000);
  const before = residentOf(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentOf(pid))), 50);
  try {
    const began = performance.now();
    const opened = await openImport(importer, file);
    const open = seconds(began);
    const openMemory = Math.max(0, most - before);
    const checkBegan = performance.now();
    const checked = await checkImport(importer, opened);
    const check = seconds(checkBegan);
    if (checked.counts.added !== count) throw new Error(`Only ${checked.counts.added} rows are right.`);
    const runBegan = performance.now();
    const done = await runImport(importer, checked, () => undefined);
    if (done.counts.added !== count) throw new Error(`Only ${done.counts.added} people were imported.`);
    return { open, openMemory, check, run: seconds(runBegan), memory: Math.max(0, most - before) };
  } finally {
    clearInterval(watch);
  }
}

/** The largest workbook that is allowed against the same people as CSV, in one run. */
export async function measurePeopleImport(progress: Progress): Promise<Metric[]> {
  await using server = await TestServer.start();
  const { origin, pid } = server;
  const importer = { origin, ...(await signIn(origin, 'administrator@rostrum.example')) };
  progress('building the files');
  const text = Buffer.from(csvOf([...listRows('csv')]));
  const workbook = buildWorkbook(listRows('xlsx'));
  progress('a small workbook first');
  await openImport(importer, buildWorkbook([['Email'], ['nobody@northmere.example']]));
  progress(`CSV of ${Math.round(text.length / 2 ** 20)} MiB`);
  const csv = await measureFile(importer, pid, text);
  progress(`XLSX of ${Math.round(workbook.length / 2 ** 20)} MiB`);
  const xlsx = await measureFile(importer, pid, workbook);
  const name = '10,000 people as XLSX';
  const against = 'the same people as CSV';
  return [
    {
      name: `${name}: open`,
      value: xlsx.open,
      unit: 's',
      baseline: { value: csv.open, name: against },
    },
    {
      name: `${name}: check`,
      value: xlsx.check,
      unit: 's',
      target: { atMost: csv.check * 3 },
      baseline: { value: csv.check, name: against },
    },
    {
      name: `${name}: import`,
      value: xlsx.run,
      unit: 's',
      target: { atMost: csv.run * 1.5 },
      baseline: { value: csv.run, name: against },
    },
    {
      name: `${name}: more memory, open to end`,
      value: xlsx.memory,
      unit: 'MiB',
      target: { atMost: csv.memory + 100 },
      baseline: { value: csv.memory, name: against },
    },
  ];
}
