import type { JudgedText } from '@rostrum/api-server/testing/search';
import { median } from '../metric.ts';
import { miniSearchOf } from './minisearch-of.ts';
import type { SearchQuery } from './queries.ts';

/** The same queries by a library that holds everything in memory. */
export async function callLibrary(texts: readonly JudgedText[], queries: readonly SearchQuery[]) {
  const before = process.memoryUsage().rss;
  const find = miniSearchOf(texts.filter(({ tab }) => tab === 'experts'));
  const memory = (process.memoryUsage().rss - before) / 1024 / 1024;
  const times = queries.slice(0, 100).map(({ q = '' }) => {
    const began = performance.now();
    find(q);
    return performance.now() - began;
  });
  return { p50: median(times), memory };
}
