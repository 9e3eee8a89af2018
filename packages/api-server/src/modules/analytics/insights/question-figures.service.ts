import type { QuestionFigures } from '@rostrum/contracts/analytics';
import { readPublicationPath } from '@rostrum/contracts/inquiries';
import { type Database, iso } from '@rostrum/server-kit/database';
import type { Reach } from '../counting.repository.ts';
import { addUp } from './places.ts';
import { questionFiguresRepository } from './question-figures.repository.ts';
import { describePeriod, keepRecorded, type Range } from './range.ts';
import { pick, readBoth, readSeries } from './series.ts';
import { groupSmall, guard, shortenRanking } from './small-groups.ts';
import { seen, visitsRepository } from './visits.repository.ts';

/** Pages of questions alone: one may be written with other letters, or with what follows the path. */
const countBySlug = (pages: readonly { page: string; count: number }[]) =>
  pages.flatMap(({ page, count }) => {
    const path = readPublicationPath(page);
    return path?.kind === 'question' ? [{ key: path.slug, count }] : [];
  });

/** How questions are read and answered. */
export async function readQuestionFigures(
  db: Database,
  reach: Reach,
  range: Range,
): Promise<QuestionFigures> {
  const { scope } = reach;
  const { current, now } = range;
  const recorded = keepRecorded(range, reach.first);
  const [views, totals, received, answers, waiting, groups, ranking, experts, oldest, pages] =
    await Promise.all([
      readSeries(recorded, (period, step) =>
        visitsRepository.bySteps(db, reach, seen.questions, [period, step]),
      ),
      readBoth(recorded, (period) =>
        visitsRepository.totals(
          db,
          reach,
          ['question_view', 'bookmark_add', 'answer_helpful'],
          ['question', period],
        ),
      ),
      readBoth(range, (period) => questionFiguresRepository.received(db, scope, period)),
      readBoth(range, (period) => questionFiguresRepository.answers(db, scope, period)),
      questionFiguresRepository.waiting(db, scope, now),
      visitsRepository.groups(db, reach, seen.questions, current),
      questionFiguresRepository.ranking(db, reach, current),
      questionFiguresRepository.experts(db, scope, current),
      questionFiguresRepository.oldestWaiting(db, scope),
      readBoth(range, (period) => questionFiguresRepository.pagesOfCaused(db, scope, period)),
    ]);
  const causedBy = addUp(countBySlug(pages.now));
  const { rows, others } = shortenRanking(ranking);
  const answering = shortenRanking(experts);
  return {
    period: describePeriod(range),
    views,
    readers: pick(totals, (total) => total('question_view').visitors),
    bookmarks: pick(totals, (total) => total('bookmark_add').count),
    helpful: pick(totals, (total) => total('answer_helpful').count),
    received: pick(received, (count) => count),
    answered: pick(answers, ({ count }) => count),
    median_hours_to_answer: pick(answers, ({ hours }) => hours),
    waiting,
    sources: groupSmall(groups('source')),
    questions: {
      rows: rows.map(({ id, slug, text, count, helpful }) => ({
        id,
        text,
        views: count,
        helpful: guard(helpful),
        inquiries_caused: guard(causedBy.find(({ key }) => key === slug)?.count ?? 0),
      })),
      others,
    },
    oldest_waiting: oldest
      ? { id: oldest.id, text: oldest.text, asked_at: iso(oldest.at), expert: oldest.expert }
      : null,
    inquiries_caused: pick(pages, (all) => countBySlug(all).reduce((sum, { count }) => sum + count, 0)),
    experts: {
      others: answering.others,
      rows: answering.rows.map(({ hours, ...person }) => ({ ...person, median_hours: hours })),
    },
  };
}
