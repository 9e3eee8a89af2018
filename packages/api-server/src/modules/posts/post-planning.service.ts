import { postStatuses, type ParsedBody, type ParsedQuery, type PostSummary } from '@rostrum/contracts';
import type { NewsDay, postPlanning } from '@rostrum/contracts/posts';
import { organisationRepository } from '@rostrum/identity';
import { ConflictError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, runAsSystem } from '@rostrum/server-kit/database';
import { listFieldsInUse, toFilter } from '../custom-fields/index.ts';
import { localTime, nextDate, weeksOf } from './calendar-weeks.ts';
import { evergreenRepository } from './evergreens.repository.ts';
import { holdPost, recordPostStep, rereadPost } from './held-post.ts';
import { findNewsDays } from './news-days/find-news-days.ts';
import { readNewsDays } from './news-days/read-news-days.ts';
import { postChoiceRepository } from './post-choices.repository.ts';
import { postRecordRepository } from './post-record.repository.ts';
import { postRepository } from './posts.repository.ts';
import { summaryOf } from './posts.service.ts';
import { readPublishTime } from './publish-time.ts';

const mostShown = 400;
const mostUndated = 30;
const perColumn = 20;
const waiting = ['approved', 'in_review', 'draft'] as const;

/** Columns of the board; what was archived is found in the list. */
const columns = postStatuses.filter((status) => status !== 'archived');

/** Posts as a month and as a board, and the days that are planned for them. */
export function createPostPlanningService({ db, clock }: { db: Database; clock: () => Date }) {
  const days = readNewsDays();

  async function readNews(orgId: string, first: string, last: string): Promise<NewsDay[]> {
    const found = findNewsDays(days, first, last);
    const wordSets = found.map(({ day }) => day.words);
    // Of this organisation by its own condition: behind row-level security words are compared post by post, past their index.
    const evergreens = await runAsSystem(
      'public posts of the organisation are found by the index of words',
      () => evergreenRepository.find(db, { orgId, wordSets, now: clock() }),
    );
    return found.map(({ date, years, day: { name, source } }, place) => ({
      date,
      name,
      source,
      years,
      evergreens: evergreens[place] ?? [],
    }));
  }

  /** The day and time at which it was published or will be, on the organisation's clocks. */
  const placeOf = (post: PostSummary, timezone: string) => {
    const isOut = post.status === 'published' || post.status === 'archived';
    const at = (isOut ? post.published_at : post.publish_at) ?? post.updated_at;
    return { ...post, ...localTime(new Date(at), timezone) };
  };

  return {
    async calendar(
      session: Permitted<'post.list'>,
      { month, ...filters }: ParsedQuery<typeof postPlanning.calendar>,
    ) {
      const orgId = organisationOf(session);
      const timezone = await organisationRepository.timezone(db, orgId);
      const { first, last } = weeksOf(month);
      const filter = { ...filters, orgId };
      const undated = { ...filter, status: waiting };
      const [shown, loose, total, news] = await Promise.all([
        postRepository.list(db, {
          ...filter,
          between: { from: first, until: nextDate(last), timezone },
          sort: 'publish_at',
          order: 'asc',
          limit: mostShown + 1,
          offset: 0,
        }),
        postRepository.list(db, {
          ...undated,
          isUndated: true,
          sort: 'updated',
          order: 'desc',
          limit: mostUndated,
          offset: 0,
        }),
        postRepository.countUndated(db, undated),
        readNews(orgId, first, last),
      ]);
      return {
        first,
        last,
        today: localTime(clock(), timezone).date,
        posts: shown.slice(0, mostShown).map((row) => placeOf(summaryOf(row), timezone)),
        is_cut: shown.length > mostShown,
        undated: { items: loose.map(summaryOf), total },
        news,
        timezone,
      };
    },

    async board(session: Permitted<'post.list'>, filters: ParsedQuery<typeof postPlanning.board>) {
      const filter = { ...filters, orgId: organisationOf(session) };
      const [timezone, counts, ...lists] = await Promise.all([
        organisationRepository.timezone(db, filter.orgId),
        postRepository.countByStatus(db, filter),
        ...columns.map((status) =>
          postRepository.list(db, {
            ...filter,
            status: [status],
            sort: status === 'scheduled' || status === 'published' ? 'publish_at' : 'updated',
            order: status === 'scheduled' ? 'asc' : 'desc',
            limit: perColumn,
            offset: 0,
          }),
        ),
      ]);
      return {
        timezone,
        columns: columns.map((status, place) => ({
          status,
          total: counts[status] ?? 0,
          items: (lists[place] ?? []).map(summaryOf),
        })),
      };
    },

    async choices(session: Permitted<'post.list'>) {
      const orgId = organisationOf(session);
      const timezone = await organisationRepository.timezone(db, orgId);
      const [topics, tags, experts, months, fields] = await Promise.all([
        postChoiceRepository.words(db, orgId, 'topics'),
        postChoiceRepository.words(db, orgId, 'tags'),
        postChoiceRepository.experts(db, orgId),
        postChoiceRepository.months(db, orgId, timezone),
        listFieldsInUse(db, { orgId, entity: 'post' }),
      ]);
      return { topics, tags, experts, months, fields: fields.flatMap(toFilter) };
    },

    async plan(
      session: Permitted<'post.write'>,
      request: RequestInfo,
      id: string,
      { version, at }: ParsedBody<typeof postPlanning.plan>,
    ) {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const post = await holdPost(tx, key, version);
        if (!waiting.some((status) => status === post.status))
          throw new ConflictError('A day is planned for posts that are not scheduled or published yet.', {
            code: 'invalid_transition',
          });
        const timezone = await organisationRepository.timezone(tx, post.orgId);
        const publishAt = at && readPublishTime(at, timezone, clock());
        await postRecordRepository.change(tx, key, { publishAt });
        await recordPostStep(
          tx,
          post,
          { session, request },
          {
            verb: 'post.planned',
            text: at ? 'planned a day for the post' : 'took the planned day off the post',
            before: { publish_at: post.publishAt?.toISOString() ?? null },
            after: { publish_at: publishAt?.toISOString() ?? null },
          },
        );
        return rereadPost(tx, key);
      });
    },
  };
}
