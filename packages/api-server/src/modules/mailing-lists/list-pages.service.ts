import type { RequestInfo, Secrets } from '@rostrum/server-kit';
import { type Database, type Transaction, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { recordListStep } from './list-activity.ts';
import { confirmTokenHash, findSubscriberOfToken } from './list-links.ts';
import { subscribersRepository, type LinkedSubscriber } from './subscribers.repository.ts';

const why = 'the link in a mail proves who asks, whoever is signed in';

export interface ListPagesDeps {
  db: Database;
  secrets: Secrets;
  clock: () => Date;
}

/** What the links of mails do: read by GET, which changes nothing, and done by POST. */
export function createListPagesService({ db, secrets, clock }: ListPagesDeps) {
  const record = (
    tx: Transaction,
    { orgId, listId, listName, email }: LinkedSubscriber,
    request: RequestInfo,
    done: { verb: `mailing_list.${string}`; text: string },
  ) =>
    recordListStep(tx, {
      orgId,
      list: { id: listId, name: listName },
      actor: { userId: null, name: email, role: 'guest' },
      request,
      ...done,
    });

  const isOpen = ({ confirmUntil, isRemoved, state }: LinkedSubscriber) =>
    !isRemoved &&
    (state === 'active' ||
      (state === 'pending' && confirmUntil !== null && new Date(confirmUntil) > clock()));

  return {
    /** Undefined when the link ended: too old, replaced by a newer one, or its owner unsubscribed since. */
    readConfirmation: (token: string): Promise<LinkedSubscriber | undefined> =>
      runAsSystem(why, async () => {
        const found = await subscribersRepository.byConfirmHash(db, confirmTokenHash(token));
        return found !== undefined && isOpen(found) ? found : undefined;
      }),

    confirm: (token: string, request: RequestInfo): Promise<LinkedSubscriber | undefined> =>
      runAsSystem(why, () =>
        transaction(db, async (tx) => {
          const hash = confirmTokenHash(token);
          const found = await subscribersRepository.byConfirmHash(tx, hash, { forUpdate: true });
          if (found === undefined || !isOpen(found)) return undefined;
          if (found.state === 'active') return found;
          await subscribersRepository.change(tx, found.id, { state: 'active', stateAt: clock() });
          await record(tx, found, request, {
            verb: 'mailing_list.confirmed',
            text: `confirmed emails of the mailing list ${found.listName}`,
          });
          return found;
        }),
      ),

    /** Undefined when this server did not sign the link, or the address was removed since. */
    readSubscription(token: string): Promise<LinkedSubscriber | undefined> {
      const id = findSubscriberOfToken(secrets.unsubscribe, token);
      return id === undefined
        ? Promise.resolve(undefined)
        : runAsSystem(why, () => subscribersRepository.byId(db, id));
    },

    unsubscribe(token: string, request: RequestInfo): Promise<LinkedSubscriber | undefined> {
      const id = findSubscriberOfToken(secrets.unsubscribe, token);
      if (id === undefined) return Promise.resolve(undefined);
      return runAsSystem(why, () =>
        transaction(db, async (tx) => {
          const found = await subscribersRepository.byId(tx, id, { forUpdate: true });
          if (found === undefined || found.state === 'unsubscribed') return found;
          await subscribersRepository.change(tx, id, { state: 'unsubscribed', stateAt: clock() });
          await record(tx, found, request, {
            verb: 'mailing_list.unsubscribed',
            text: `unsubscribed from the mailing list ${found.listName}`,
          });
          return found;
        }),
      );
    },
  };
}
