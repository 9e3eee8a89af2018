import type { RouteResponse } from '@rostrum/contracts';
import { mostSubscribers, type mailingLists } from '@rostrum/contracts/inquiries';
import { ConflictError, InputError, NotFoundError, organisationOf } from '@rostrum/server-kit';
import { actorOf } from '@rostrum/server-kit/audit';
import { iso, type Queryable, transaction } from '@rostrum/server-kit/database';
import { createAddressAdder, mostPasted, type SubscriberDeps } from './add-addresses.ts';
import { recordListStep } from './list-activity.ts';
import { listsRepository } from './lists.repository.ts';
import { holdList, type ListAct, type ListSession } from './lists.service.ts';
import { readPastedAddresses } from './pasted-addresses.ts';
import { subscribersRepository } from './subscribers.repository.ts';

type Route = typeof mailingLists;

/** Who is on a list. Addresses from outside confirm before anything of an inquiry is sent to them. */
export function createSubscribersService(deps: SubscriberDeps) {
  const { addAll } = createAddressAdder(deps);
  return {
    async list(
      db: Queryable,
      session: ListSession,
      id: string,
    ): Promise<RouteResponse<Route['subscribers']>> {
      const orgId = organisationOf(session);
      if ((await listsRepository.find(db, orgId, id)) === undefined) throw new NotFoundError();
      const rows = await subscribersRepository.list(db, { orgId, id });
      return {
        items: rows.map(({ isMember, stateAt, state, reason, ...row }) => ({
          ...row,
          is_member: isMember,
          state,
          since: iso(stateAt),
          reason: state === 'bounced' ? reason : null,
        })),
      };
    },

    /** Judges each pasted address alone: those that are wrong keep none of the others from the list. */
    async subscribe(
      db: Queryable,
      { id, ...act }: ListAct & { id: string },
      text: string,
    ): Promise<RouteResponse<Route['subscribe']>> {
      const read = readPastedAddresses(text);
      if (read.length > mostPasted)
        throw InputError.field('text', `Paste at most ${mostSubscribers} addresses at once.`);
      return transaction(db, async (tx) => {
        const list = await holdList(tx, act.session, id);
        const addresses = await addAll(tx, list, read);
        const added = addresses.filter(({ remedy }) => remedy === null).length;
        if (added > 0)
          await recordListStep(tx, {
            orgId: list.orgId,
            list,
            actor: actorOf(act.session),
            request: act.request,
            verb: 'mailing_list.subscribers_added',
            text: `added ${added === 1 ? '1 address' : `${added} addresses`} to the mailing list ${list.name}`,
          });
        return { addresses };
      });
    },

    remove: (
      db: Queryable,
      { id, subscriberId, ...act }: ListAct & { id: string; subscriberId: string },
    ): Promise<{ removed: true }> =>
      transaction(db, async (tx) => {
        const list = await holdList(tx, act.session, id);
        const present = (await subscribersRepository.all(tx, list)).find((each) => each.id === subscriberId);
        if (present?.state === 'unsubscribed')
          throw new ConflictError(
            'This address unsubscribed. It stays on the list as unsubscribed, so that no one adds it by mistake.',
            { code: 'invalid_transition' },
          );
        const removed = await subscribersRepository.remove(tx, list, subscriberId);
        if (removed === undefined)
          throw new NotFoundError('This subscriber was not found. It may have been removed.');
        await recordListStep(tx, {
          orgId: list.orgId,
          list,
          actor: actorOf(act.session),
          request: act.request,
          verb: 'mailing_list.subscriber_removed',
          text: `removed ${removed.email} from the mailing list ${list.name}`,
        });
        return { removed: true };
      }),
  };
}
