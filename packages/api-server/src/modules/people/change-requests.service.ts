import {
  z,
  type ParsedBody,
  type ParsedParams,
  type PersonDetail,
  type RouteResponse,
  cutText,
} from '@rostrum/contracts';
import { approvableParts, type personChanges } from '@rostrum/contracts/people';
import { NotFoundError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { transaction, type Database, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { changePerson } from './change-person.ts';
import { findPerson } from './find-person.ts';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';
import { readPersonDetail } from './person-detail.view.ts';
import { requireStillPublishable } from './publish-gate.ts';
import { recordPersonStep } from './record-person-step.ts';
import { comparePart } from './compare-parts.ts';
import { publicData } from './private-entry-data.ts';
import { tellDecision, type DecisionDeps } from './tell-decision.ts';
import { isSectionPart, labelPart, readParts } from './person-parts.ts';
import { columnOfPart, isWordPart } from './word-columns.ts';
import {
  changeRequestRepository as requests,
  type ChangeRequestRecord,
} from './change-requests.repository.ts';

const missingRequest = () =>
  new NotFoundError('This change was decided or withdrawn meanwhile. Reload the page.');
const label = (part: string) => labelPart(part, new Map());
const entries = z
  .array(z.object({ id: z.string().optional(), data: z.record(z.string(), z.unknown()) }))
  .catch([]);

/** What a request says, in the shape in which versions compare. */
const toComparable = (part: string, after: unknown): unknown =>
  isSectionPart(part) ? entries.parse(after).map(({ data }) => publicData(part, data)) : after;

/** Changes of public profiles that wait for the team, and its decisions. */
export function createChangeRequestService({ db, ...deps }: DecisionDeps & { db: Database }) {
  async function present(on: Queryable, person: PersonRecord) {
    const open = await requests.open(on, person);
    const now = open.length > 0 ? await readParts(on, person) : {};
    return open.flatMap((request): RouteResponse<typeof personChanges.list>['items'] => {
      const part = approvableParts.find((each) => each === request.part);
      if (!part || (request.state !== 'pending' && request.state !== 'returned')) return [];
      return [
        {
          id: request.id,
          part,
          label: label(part),
          difference: comparePart(part, now[part], toComparable(part, request.after)),
          state: request.state,
          requested_by: request.requestedByName,
          requested_at: request.requestedAt.toISOString(),
          decided_by: request.decidedByName,
          comment: request.comment,
        },
      ];
    });
  }

  /** Writes what was approved; the columns are left to the change itself. */
  async function apply(tx: Transaction, person: PersonRecord, { part, after }: ChangeRequestRecord) {
    if (!isSectionPart(part)) return isWordPart(part) ? { [columnOfPart(part)]: after } : {};
    await personDetailRepository.replaceSections(tx, { ...person, kind: part }, entries.parse(after));
    return {};
  }

  const readSettings = async (orgId: string): Promise<RouteResponse<typeof personChanges.settings>> => {
    const parts = await requests.approvableParts(db, orgId);
    return {
      parts: approvableParts.filter((part) => parts.includes(part)),
      options: approvableParts.map((part) => ({ part, label: label(part) })),
    };
  };

  return {
    async list(session: Permitted<'person.read'>, { id }: ParsedParams<typeof personChanges.list>) {
      return { items: await present(db, await findPerson(db, session, id)) };
    },

    approve(
      session: Permitted<'person.publish'>,
      info: RequestInfo,
      { id, request }: ParsedParams<typeof personChanges.approve>,
      { version }: ParsedBody<typeof personChanges.approve>,
    ): Promise<PersonDetail> {
      return transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        const decided = await requests.decide(tx, person, {
          request,
          from: ['pending'],
          state: 'approved',
          decidedByName: cutText(session.name, 150),
        });
        if (!decided) throw missingRequest();
        const former = (await readParts(tx, person))[decided.part] ?? null;
        const values = await apply(tx, person, decided);
        requireStillPublishable(person, { ...person, ...values });
        await changePerson(
          tx,
          { session, request: info },
          {
            person,
            version,
            values,
            verb: 'person.change_approved',
            text: `approved a change by ${decided.requestedByName}: ${label(decided.part)}`,
            before: { [decided.part]: former },
            after: { [decided.part]: toComparable(decided.part, decided.after) },
            note: `${label(decided.part)} by ${decided.requestedByName}, approved`,
            isTheirs: true,
          },
        );
        const changed = await findPerson(tx, session, id);
        await tellDecision(tx, deps, { by: session, person: changed, decided });
        return readPersonDetail(tx, changed, session);
      });
    },

    return: (
      session: Permitted<'person.publish'>,
      info: RequestInfo,
      { id, request }: ParsedParams<typeof personChanges.return>,
      { comment }: ParsedBody<typeof personChanges.return>,
    ) =>
      transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        const decided = await requests.decide(tx, person, {
          request,
          from: ['pending'],
          state: 'returned',
          decidedByName: cutText(session.name, 150),
          comment,
        });
        if (!decided) throw missingRequest();
        await recordPersonStep(
          tx,
          { session, request: info },
          {
            person,
            verb: 'person.change_returned',
            text: `sent a change by ${decided.requestedByName} back: ${label(decided.part)}`,
            after: { comment },
          },
        );
        await tellDecision(tx, deps, { by: session, person, decided });
        return { returned: true as const };
      }),

    withdraw: (
      session: Permitted<'person.write_own'>,
      { id, request }: ParsedParams<typeof personChanges.withdraw>,
    ) =>
      transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        const decided = await requests.decide(tx, person, {
          request,
          from: ['pending', 'returned'],
          state: 'withdrawn',
        });
        if (!decided) throw missingRequest();
        return { withdrawn: true as const };
      }),

    settings: (session: Permitted<'person.create'>) => readSettings(organisationOf(session)),

    async saveSettings(
      session: Permitted<'person.create'>,
      request: RequestInfo,
      { parts }: ParsedBody<typeof personChanges.saveSettings>,
    ) {
      const orgId = organisationOf(session);
      const before = await readSettings(orgId);
      await transaction(db, async (tx) => {
        await requests.saveParts(tx, orgId, [...new Set(parts)]);
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId,
          verb: 'organisation.approval_changed',
          text: 'changed which sections of public profiles wait for approval',
          entity: { type: 'organisation', id: orgId, label: 'Profiles', href: '/dashboard/people' },
          before: { approval: before.parts.map(label) },
          after: { approval: parts.map(label) },
          request,
        });
      });
      return readSettings(orgId);
    },
  };
}
