import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  findJudged,
  judgedQueries,
  judgedTexts,
  openSearchDatabase,
  relevanceOf,
  type JudgedQuery,
} from '@rostrum/api-server/testing/search';
import type { Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';
import { demoPassword } from '@rostrum/test-support/processes';
import { scoreByMeaning } from '../search/by-meaning/score-by-meaning.ts';
import { miniSearchOf } from '../search/minisearch-of.ts';

const seeker = { email: 'judge@rostrum.example', password: demoPassword };

type Finder = (query: JudgedQuery) => Promise<readonly string[]> | readonly string[];

async function judge(find: Finder) {
  const results = [];
  for (const query of judgedQueries) results.push({ query, found: await find(query) });
  return relevanceOf(results);
}

/** How well the demonstration's judged queries are answered, beside what everybody writes first and a search library. */
export async function measureSearchRelevance(progress: Progress): Promise<Metric[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-search-'));
  try {
    await using database = await openSearchDatabase({ folder, content: 'demonstration', seeker, progress });
    const { db } = database;
    const texts = await judgedTexts.all(db);
    const tabs = new Map(
      [...Map.groupBy(texts, ({ tab }) => tab)].map(([tab, part]) => [tab as string, miniSearchOf(part)]),
    );
    progress('judging');
    const ours = await judge((query) => findJudged(db, query));
    const ilike = await judge(async ({ q, tab }) =>
      (await judgedTexts.byIlike(db, { q, tab })).map(({ id }) => id),
    );
    const mini = await judge(({ q, tab }) => tabs.get(tab)?.(q) ?? []);
    const metric = (name: string, value: number, baseline: { value: number; name: string }): Metric => ({
      name,
      value,
      unit: 'of 1',
      baseline,
    });
    const kinds = [...ours.byKind.keys()];
    // Last, because further experts would stand among those of the smaller set.
    progress('judging by meaning');
    const byMeaning = await scoreByMeaning({ database, seeker });
    return [
      metric(`nDCG@10 over ${ours.all.queries} judged queries`, ours.all.ndcg10, {
        value: mini.all.ndcg10,
        name: 'MiniSearch',
      }),
      metric('nDCG@10', ours.all.ndcg10, { value: ilike.all.ndcg10, name: 'plain ILIKE' }),
      metric('success@1', ours.all.success1, { value: mini.all.success1, name: 'MiniSearch' }),
      metric('success@1', ours.all.success1, { value: ilike.all.success1, name: 'plain ILIKE' }),
      ...kinds.map((kind) =>
        metric(
          `nDCG@10, ${kind} (${ours.byKind.get(kind)?.queries ?? 0})`,
          ours.byKind.get(kind)?.ndcg10 ?? 0,
          {
            value: mini.byKind.get(kind)?.ndcg10 ?? 0,
            name: `MiniSearch; plain ILIKE ${(ilike.byKind.get(kind)?.ndcg10 ?? 0).toFixed(3)}`,
          },
        ),
      ),
      ...byMeaning,
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
