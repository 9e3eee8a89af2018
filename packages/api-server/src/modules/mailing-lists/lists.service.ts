import type { ParsedBody, RouteResponse } from '@rostrum/contracts';
import {
  mostLists,
  type ListFilter,
  type MailingList,
  type mailingLists,
} from '@rostrum/contracts/inquiries';
import {
  ConflictError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf } from '@rostrum/server-kit/audit';
import { type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import { inquiryTeamRepository } from '../inquiries/index.ts';
import { deliveriesRepository } from './deliveries.repository.ts';
import { recordListStep } from './list-activity.ts';
import { listChoicesRepository } from './list-choices.repository.ts';
import { listsRepository, type ListRecord } from './lists.repository.ts';
import { presentList, sendingOf } from './present-list.ts';
import { nextSending } from './send-times.ts';

export type ListSession = Permitted<'mailing_list.manage'>;
type Route = typeof mailingLists;
export interface ListAct {
  session: ListSession;
  request: RequestInfo;
}

const notFound = () => new NotFoundError('This mailing list was not found. It may have been removed.');
const nameTaken = () =>
  new ConflictError('There is a mailing list of this name already. Choose another name.', {
    code: 'already_exists',
    fields: [{ path: 'name', code: 'already_exists', message: 'Choose another name. This one is taken.' }],
  });

/** A list that the transaction holds; 404 where it is not the session's. */
export async function holdList(tx: Transaction, session: ListSession, id: string): Promise<ListRecord> {
  const list = await listsRepository.hold(tx, organisationOf(session), id);
  if (list === undefined) throw notFound();
  return list;
}

const storedFields = (body: Omit<ParsedBody<Route['add']>, 'sends'>) => {
  const rules: ListFilter = body;
  return {
    name: body.name,
    description: body.description,
    types: [...new Set(rules.types)].toSorted((one, other) => one - other),
    departments: [...new Set(rules.departments)],
    tags: [...new Set(rules.tags)],
    personIds: [...new Set(rules.person_ids)],
    countries: [...new Set(rules.countries)],
    verifiedOnly: rules.verified_only,
    mode: body.mode,
    content: body.content,
    quietFrom: body.quiet_from,
    quietUntil: body.quiet_until,
  };
};

/** The mailing lists of an organisation: their rules, times and what they sent. */
export function createListsService({ clock }: { clock: () => Date }) {
  async function present(db: Queryable, orgId: string, lists: readonly ListRecord[]): Promise<MailingList[]> {
    const counts = await listsRepository.counts(db, orgId);
    const names = await listsRepository.names(db, orgId, [
      ...new Set(lists.flatMap((list) => list.personIds)),
    ]);
    return lists.map((list) => presentList(list, { counts, names }));
  }

  async function presentOne(db: Queryable, list: ListRecord): Promise<MailingList> {
    const [shown] = await present(db, list.orgId, [list]);
    if (shown === undefined) throw notFound();
    return shown;
  }

  const step = (
    tx: Transaction,
    { session, request }: ListAct,
    list: ListRecord,
    { verb, text }: { verb: `mailing_list.${string}`; text: string },
  ) => recordListStep(tx, { orgId: list.orgId, list, actor: actorOf(session), request, verb, text });

  return {
    async list(db: Queryable, session: ListSession): Promise<RouteResponse<Route['list']>> {
      const orgId = organisationOf(session);
      const { timezone } = await inquiryTeamRepository.organisation(db, orgId);
      return { items: await present(db, orgId, await listsRepository.all(db, orgId)), timezone };
    },

    choices: (db: Queryable, session: ListSession, q = ''): Promise<RouteResponse<Route['choices']>> =>
      listChoicesRepository.find(db, organisationOf(session), q),

    add: (db: Queryable, act: ListAct, body: ParsedBody<Route['add']>): Promise<MailingList> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(act.session);
        if ((await listsRepository.count(tx, orgId)) >= mostLists)
          throw new ConflictError(`There are ${mostLists} mailing lists already. Remove one first.`, {
            code: 'already_exists',
          });
        const list = await listsRepository.insert(tx, {
          orgId,
          createdBy: act.session.userId,
          sends: body.sends,
          ...storedFields(body),
        });
        if (list === null) throw nameTaken();
        await step(tx, act, list, {
          verb: 'mailing_list.added',
          text: `added the mailing list ${list.name}`,
        });
        return presentOne(tx, list);
      }),

    /** What waits leaves by the new times; by the new rules is chosen what arrives from now on. */
    change: (
      db: Queryable,
      { id, ...act }: ListAct & { id: string },
      { version, ...body }: ParsedBody<Route['change']>,
    ): Promise<MailingList> =>
      transaction(db, async (tx) => {
        const list = await holdList(tx, act.session, id);
        if (list.version !== version)
          throw new ConflictError('Someone changed this list in the meantime. Check it and try again.', {
            details: { version: list.version },
          });
        if (body.name.toLowerCase() !== list.name.toLowerCase())
          if (await listsRepository.isNameTaken(tx, list.orgId, body.name)) throw nameTaken();
        const changed = await listsRepository.change(tx, list, storedFields(body));
        const { timezone } = await inquiryTeamRepository.organisation(tx, list.orgId);
        await deliveriesRepository.postpone(tx, list, nextSending(clock(), sendingOf(changed, timezone)));
        await step(tx, act, changed, {
          verb: 'mailing_list.changed',
          text: `changed the mailing list ${changed.name}`,
        });
        return presentOne(tx, changed);
      }),

    pause: (
      db: Queryable,
      { id, ...act }: ListAct & { id: string },
      isPaused: boolean,
    ): Promise<MailingList> =>
      transaction(db, async (tx) => {
        const list = await holdList(tx, act.session, id);
        if ((list.pausedAt !== null) === isPaused) return presentOne(tx, list);
        const changed = await listsRepository.change(tx, list, { pausedAt: isPaused ? clock() : null });
        if (isPaused) await deliveriesRepository.dropWaiting(tx, list, clock());
        await step(tx, act, changed, {
          verb: isPaused ? 'mailing_list.paused' : 'mailing_list.resumed',
          text: `${isPaused ? 'paused' : 'resumed'} the mailing list ${list.name}`,
        });
        return presentOne(tx, changed);
      }),

    remove: (db: Queryable, { id, ...act }: ListAct & { id: string }): Promise<{ removed: true }> =>
      transaction(db, async (tx) => {
        const list = await holdList(tx, act.session, id);
        await listsRepository.change(tx, list, { removedAt: clock() });
        await listsRepository.removeSubscribers(tx, list);
        await deliveriesRepository.dropWaiting(tx, list, clock());
        await step(tx, act, list, {
          verb: 'mailing_list.removed',
          text: `removed the mailing list ${list.name}`,
        });
        return { removed: true };
      }),
  };
}
