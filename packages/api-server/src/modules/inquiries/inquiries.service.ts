import type {
  inquiries,
  InquiryDetail,
  InquirySummary,
  ParsedQuery,
  RouteResponse,
} from '@rostrum/contracts';
import {
  NotAllowedError,
  NotFoundError,
  organisationOf,
  permit,
  requirePermission,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { type Queryable, transaction } from '@rostrum/server-kit/database';
import { organisationRepository } from '@rostrum/identity';
import { dateIn } from '../../calendar/period.ts';
import { startOfDay } from '../../calendar/start-of-day.ts';
import { markOpened } from '../notifications/index.ts';
import { askPeopleRepository } from './ask-people.repository.ts';
import { presentAsk } from './present-ask.ts';
import { inquiryAskRepository } from './inquiry-asks.repository.ts';
import { inquiryReachOf, readsAsks, readsTeamNotes, restrictedRightOf } from './inquiry-access.ts';
import { inquiryChangesRepository } from './inquiry-changes.repository.ts';
import { inquiryHistoryRepository } from './inquiry-history.repository.ts';
import { inquiryTeamRepository } from './inquiry-team.repository.ts';
import { meetingRepository } from './meetings/meetings.repository.ts';
import { inquiryThreadRepository } from './inquiry-thread.repository.ts';
import { inquiryRepository, type InquiryDetailRow, type InquiryScope } from './inquiries.repository.ts';
import { presentDetail, presentSummary } from './present-inquiry.ts';
import { findReplyDue } from './setup/due-of-inquiry.ts';
import { acting, inquirySteps } from './inquiry-steps.ts';
import { watcherRepository } from './inquiry-watchers.repository.ts';

export interface InquiryServiceDeps {
  clock: () => Date;
}

/** Where a session may look. */
export function scopeOf(session: RequestSession): InquiryScope {
  // Other actions of the desk come this way too, and reach what may be read.
  requirePermission(session, 'inquiry.read');
  const reach = inquiryReachOf(session);
  if (reach === null) throw new NotAllowedError();
  return { orgId: organisationOf(session), reach, viewerId: session.userId };
}

/** An inquiry that the session may read, or the refusal that fits: unknown, out of scope, or restricted. */
export async function readableInquiry(
  db: Queryable,
  session: RequestSession,
  id: string,
): Promise<InquiryDetailRow> {
  const scope = scopeOf(session);
  const row = await inquiryRepository.find(db, scope, id);
  if (row === undefined) {
    const isOwnOrganisations =
      scope.reach.kind === 'scope' &&
      (await inquiryRepository.find(db, { ...scope, reach: { kind: 'all' } }, id)) !== undefined;
    if (isOwnOrganisations)
      throw new NotAllowedError(
        'This inquiry belongs to another department. Ask an administrator to assign it to you.',
      );
    throw new NotFoundError('This inquiry was not found. It may have been removed; go back to the inbox.');
  }
  if (row.restricted && restrictedRightOf(session, row.assigneeId) === 'none')
    throw new NotAllowedError('This inquiry is restricted. Ask an administrator to assign it to you.');
  return row;
}

/** Steps that stay with the desk: that it wrote among itself, who looked, and who else was asked. */
const isTeamVerb = (verb: string) =>
  verb === 'inquiry.noted' ||
  verb === 'inquiry.read_restricted' ||
  verb === 'inquiry.opened_restricted_file' ||
  verb.startsWith('inquiry.ask') ||
  verb.startsWith('inquiry.clearance_') ||
  verb.startsWith('inquiry.due_');

/** Who was asked, with the people named in it. */
async function asksOf(db: Queryable, key: { orgId: string; id: string }): Promise<InquiryDetail['asks']> {
  const asks = await inquiryAskRepository.ofInquiry(db, key);
  const ids = asks.flatMap(({ personId, suggestedPersonId }) => [personId, suggestedPersonId ?? []].flat());
  const people = await askPeopleRepository.find(db, key.orgId, [...new Set(ids)]);
  const byId = new Map(people.map((person) => [person.id, person]));
  return asks.flatMap((ask) => presentAsk(ask, byId));
}

/** An inquiry with all that the session may read of it. */
export async function inquiryDetailFor(
  db: Queryable,
  session: RequestSession,
  id: string,
  now: Date,
): Promise<InquiryDetail> {
  const row = await readableInquiry(db, session, id);
  const orgId = organisationOf(session);
  const replyDueAt = await findReplyDue(db, orgId, row);
  const history = await inquiryHistoryRepository.ofInquiry(db, orgId, id);
  const meeting = await meetingRepository.ofInquiry(db, { orgId, id });
  if (readsTeamNotes(session)) {
    const messages = await inquiryThreadRepository.ofTeam(db, orgId, id);
    const asks = readsAsks(session) ? await asksOf(db, { orgId, id }) : [];
    const watchers = readsAsks(session) ? await watcherRepository.ofInquiry(db, { orgId, id }) : [];
    const parts = { messages, activity: history, asks, watchers, meeting, replyDueAt, now };
    return presentDetail(row, session, parts);
  }
  const messages = await inquiryThreadRepository.ofExpert(db, { orgId, id, userId: session.userId });
  const activity = history.filter(({ verb }) => !isTeamVerb(verb));
  return {
    ...presentDetail(row, session, { messages, activity, asks: [], watchers: [], meeting, replyDueAt, now }),
    outcome_note: null,
  };
}

/** The inbox of the team: what there is, and one inquiry with everything the viewer may read of it. */
export function createInquiryService({ clock }: InquiryServiceDeps) {
  /** The end of today where the organisation is; a day and a half reaches tomorrow, whatever clocks do. */
  const endOfToday = (timezone: string) => {
    const today = startOfDay(dateIn(clock(), timezone), timezone);
    return startOfDay(dateIn(new Date(today.getTime() + 1.5 * 86_400_000), timezone), timezone);
  };

  async function prepareList(
    db: Queryable,
    session: Permitted<'inquiry.read'>,
    query: ParsedQuery<typeof inquiries.list>,
  ) {
    const scope = scopeOf(session);
    const timezone = await organisationRepository.timezone(db, scope.orgId);
    const context = {
      viewerId: session.userId,
      ownsAll: scope.reach.kind === 'person',
      endOfDay: endOfToday(timezone),
    };
    const filter = {
      ...scope,
      view: query.view,
      context,
      types: query.type,
      q: query.q,
      narrowing: query,
      now: clock(),
      searchesRestricted:
        restrictedRightOf(session, null) === 'none' ? ('assigned' as const) : ('all' as const),
      sort: query.sort,
      offset: query.page_from,
      limit: query.page_size,
    };
    return { scope, context, filter };
  }

  return {
    async list(
      db: Queryable,
      session: Permitted<'inquiry.read'>,
      query: ParsedQuery<typeof inquiries.list>,
    ): Promise<RouteResponse<typeof inquiries.list>> {
      const { scope, context, filter } = await prepareList(db, session, query);
      const [rows, total, views, types] = await Promise.all([
        inquiryRepository.list(db, filter),
        inquiryRepository.total(db, filter),
        inquiryRepository.countViews(db, scope, context),
        inquiryRepository.countTypes(db, scope, query.view, context),
      ]);
      return { items: rows.map((row) => presentSummary(row, session)), total, counts: { views, types } };
    },

    /** What is open, by its deadline: the first things to do, and how many there are. */
    async needing(
      db: Queryable,
      session: RequestSession,
      limit: number,
    ): Promise<{ items: InquirySummary[]; total: number }> {
      const query = { view: 'all_open', sort: 'deadline', page_from: 0, page_size: limit } as const;
      const reader = permit(session, 'inquiry.read');
      // Without the counts of the inbox, which read every inquiry.
      const { filter } = await prepareList(db, reader, { ...query, type: undefined, q: undefined });
      const [rows, total] = await Promise.all([
        inquiryRepository.list(db, filter),
        inquiryRepository.total(db, filter),
      ]);
      return { items: rows.map((row) => presentSummary(row, reader)), total };
    },

    /** One inquiry. Reading marks it read for the reader; reading a restricted one is written down. */
    async get(
      db: Queryable,
      session: Permitted<'inquiry.read'>,
      id: string,
      request: RequestInfo,
    ): Promise<InquiryDetail> {
      const answer = await inquiryDetailFor(db, session, id, clock());
      const key = { orgId: organisationOf(session), id };
      if (answer.restricted)
        await transaction(db, (tx) =>
          inquirySteps.readRestricted(tx, { ...key, ref: answer.ref }, acting(session, request)),
        );
      await inquiryChangesRepository.markRead(db, key, session.userId, clock());
      await markOpened(db, session, { entityId: id, now: clock() });
      return { ...answer, unread: false };
    },

    async assignees(
      db: Queryable,
      session: Permitted<'inquiry.assign'>,
    ): Promise<RouteResponse<typeof inquiries.assignees>> {
      const desk = await inquiryTeamRepository.desk(db, organisationOf(session));
      return { items: desk.map(({ userId, name, image, role }) => ({ id: userId, name, image, role })) };
    },
  };
}

export type InquiryService = ReturnType<typeof createInquiryService>;
