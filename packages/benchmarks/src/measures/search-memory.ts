import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { loadSearchKnowledge, openSearchDatabase } from '@rostrum/api-server/testing/search';
import type { Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';

const mebibyte = 1_048_576;
/** So few that the directory is made at once: what is measured belongs to the process. */
const experts = 500;

setFlagsFromString('--expose-gc');
const collect = z.custom<() => void>((value) => typeof value === 'function').parse(runInNewContext('gc'));

/** Heap and buffers that are still in use once everything else was collected. */
function readInUse(): number {
  for (let times = 0; times < 4; times += 1) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / mebibyte;
}

/** Measures what a process keeps to read requests: the thesaurus and words of languages. */
export async function measureSearchMemory(progress: Progress): Promise<Metric[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-search-'));
  try {
    await using database = await openSearchDatabase({ folder, content: experts, progress });
    const before = readInUse();
    await loadSearchKnowledge(database.db);
    return [
      {
        name: 'thesaurus and words, per process',
        value: readInUse() - before,
        unit: 'MiB',
        baseline: { value: before, name: 'the same process before' },
        target: { atMost: 60 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
