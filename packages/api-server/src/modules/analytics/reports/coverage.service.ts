import type { ParsedBody } from '@rostrum/contracts';
import type { coverage, CoverageList, RangeQuery } from '@rostrum/contracts/analytics';
import { organisationRepository } from '@rostrum/identity';
import {
  ConflictError,
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { type Database, iso, type Transaction, transaction } from '@rostrum/server-kit/database';
import { describePeriod, resolveRange } from '../insights/range.ts';
import { addMediaAppearance } from '../../people/index.ts';
import type { FileStore } from '@rostrum/server-kit/storage';
import { coverageRepository } from '../coverage.repository.ts';
import { drawCoverage } from './draw-coverage.ts';
import { findReportLook } from './organisation-look.ts';
import { reportFiguresRepository } from './report-figures.repository.ts';

/** Of a media appearance (product domain model). */
const longestTitle = 200;

interface CoverageDeps {
  db: Database;
  clock: () => Date;
  uploadStore: FileStore;
}

type By = { session: Permitted<'analytics.content'>; request: RequestInfo };

const record = (tx: Transaction, { session, request }: By, verb: 'added' | 'removed', outlet: string) =>
  recordActivity(tx, {
    actor: actorOf(session),
    orgId: organisationOf(session),
    verb: `coverage.${verb}`,
    text: verb === 'added' ? `noted coverage in “${outlet}”` : `removed the coverage in “${outlet}”`,
    entity: {
      type: 'organisation',
      id: organisationOf(session),
      label: outlet,
      href: '/dashboard/analytics/coverage',
    },
    request,
  });

type NewCoverage = ParsedBody<typeof coverage.add>;

async function listOnProfile(
  tx: Transaction,
  by: By,
  { title, outlet, url, published_on: date, profile_type: type }: NewCoverage,
  personId: string | null,
): Promise<void> {
  if (type === null) return;
  if (personId === null) throw InputError.field('username', 'Choose the expert whose profile lists it.');
  if (title === '') throw InputError.field('title', 'Enter the title. The profile shows it.');
  // A profile holds shorter titles than the list of coverage.
  if (title.length > longestTitle)
    throw InputError.field('title', `A profile shows at most ${longestTitle} characters. Shorten the title.`);
  await addMediaAppearance(tx, by, { personId, entry: { title, organization: outlet, type, url, date } });
}

/** Where the organisation was quoted: what leadership asks for, and what no visit can tell. */
export function createCoverageService({ db, clock, uploadStore }: CoverageDeps) {
  async function list(session: Permitted<'analytics.content'>, query: RangeQuery): Promise<CoverageList> {
    const orgId = organisationOf(session);
    const now = clock();
    const range = resolveRange(query, now, await organisationRepository.timezone(db, orgId));
    const [rows, totals, awaited] = await Promise.all([
      coverageRepository.list(db, orgId, range.current),
      coverageRepository.totals(db, orgId, range.current),
      coverageRepository.awaited(db, orgId, now),
    ]);
    return {
      period: describePeriod(range),
      items: rows.map(({ username, name, inquiry_id, ref, created_at, ...row }) => ({
        ...row,
        expert: username === null || name === null ? null : { username, name },
        inquiry: inquiry_id === null || ref === null ? null : { id: inquiry_id, ref },
        added_at: iso(created_at),
      })),
      total: totals.total,
      reach: totals.reach,
      reach_unknown: totals.unknown,
      awaited: awaited.map(({ usernames, names, closed_at, ...row }) => ({
        ...row,
        closed_at: iso(closed_at),
        experts: usernames.map((username, place) => ({ username, name: names[place] ?? username })),
      })),
    };
  }

  return {
    list,

    /** What `list` has, for those who have no account here. */
    async pdf(session: Permitted<'analytics.content'>, query: RangeQuery) {
      const orgId = organisationOf(session);
      const [noted, { name, logo }] = await Promise.all([
        list(session, query),
        reportFiguresRepository.organisation(db, orgId),
      ]);
      const look = await findReportLook({ db, uploadStore }, { orgId, logo });
      const report = { ...noted, organisation: name, counted_at: clock().toISOString() };
      const pdf = await drawCoverage(report, look);
      const { from, to } = noted.period;
      return { file_name: `coverage-${from}-to-${to}.pdf`, pdf: pdf.toString('base64') };
    },

    async add(by: By, body: NewCoverage): Promise<{ id: string }> {
      const orgId = organisationOf(by.session);
      return transaction(db, async (tx) => {
        const found = await coverageRepository.references(tx, orgId, {
          username: body.username,
          inquiryId: body.inquiry_id,
          url: body.url,
        });
        if (body.username !== null && found?.person_id == null)
          throw InputError.field('username', 'Choose an expert of your organisation.');
        if (body.inquiry_id !== null && found?.inquiry_id == null)
          throw new NotFoundError('This inquiry was not found. It may have been deleted; reload the page.');
        if (found?.is_noted)
          throw new ConflictError('This address is in the list already. Enter another one.', {
            code: 'already_exists',
          });
        const id = await coverageRepository.add(tx, {
          orgId,
          outlet: body.outlet,
          title: body.title,
          url: body.url,
          publishedOn: body.published_on,
          reach: body.reach,
          personId: found?.person_id ?? null,
          inquiryId: found?.inquiry_id ?? null,
          addedBy: by.session.userId,
          createdAt: clock(),
        });
        await record(tx, by, 'added', body.outlet);
        if (body.profile_type !== null) await listOnProfile(tx, by, body, found?.person_id ?? null);
        return { id };
      });
    },

    async remove(by: By, id: string): Promise<{ removed: true }> {
      return transaction(db, async (tx) => {
        const removed = await coverageRepository.remove(tx, organisationOf(by.session), id);
        if (!removed)
          throw new NotFoundError('This coverage was not found. It may have been removed already.');
        await record(tx, by, 'removed', removed.outlet);
        return { removed: true };
      });
    },
  };
}
