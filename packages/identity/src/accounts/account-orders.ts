import { type Transaction, runAsSystem, transaction } from '@rostrum/server-kit/database';
import type { LimitState } from '@rostrum/server-kit/limits';
import type { IdentityDeps } from '../identity-deps.ts';
import { oneTimeTokenRepository, type OneTimeToken } from '../sessions/one-time-tokens.repository.ts';
import { linkLives, perMailbox } from './account-limits.ts';
import { mailboxKey } from '@rostrum/server-kit/mail';

export const orderKinds = ['reset_password', 'sign_in_link', 'sign_up', 'change_email'] as const;
export type OrderKind = (typeof orderKinds)[number];

export interface AccountOrder {
  email: string;
  /** Where the person wanted to go; checked. */
  callbackUrl: string | null;
  data: Record<string, unknown>;
}

export type OrderHandlers = Readonly<
  Record<OrderKind, (tx: Transaction, order: AccountOrder) => Promise<void>>
>;

type OrderDeps = Pick<IdentityDeps, 'db' | 'limits' | 'background'>;

const orderOf = ({ email, callbackUrl, data }: OneTimeToken): AccountOrder => ({
  email: email ?? '',
  callbackUrl,
  data,
});

/**
 * What strangers ask for by naming an address. The request only writes the order down, the same way for every
 * address; who it belongs to is looked up afterwards, so neither the answer nor the time it takes can tell.
 * The order stands in `one_time_tokens`, and the job knows its secret only: no address and no hash lies in the queue.
 */
export function createAccountOrders({ db, limits, background }: OrderDeps, handlers: OrderHandlers) {
  const schedule = background.define('account-orders', async ({ secret }: { secret: string }) => {
    await transaction(db, async (tx) => {
      const taken = await oneTimeTokenRepository.take(tx, 'account_order', secret);
      const kind = orderKinds.find((known) => known === taken?.stamp);
      if (taken && kind) await handlers[kind](tx, orderOf(taken));
    });
  });
  return {
    /** Orders a mail, unless the mailbox has had its share; a stranger is not told. */
    async place(kind: OrderKind, order: AccountOrder): Promise<LimitState> {
      const state = await limits.consume({ ...perMailbox(kind), key: mailboxKey(order.email) });
      if (!state.allowed) return state;
      await runAsSystem('an order belongs to nobody until it is looked up whose address it names', () =>
        transaction(db, async (tx) => {
          const secret = await oneTimeTokenRepository.issue(tx, 'account_order', {
            ...order,
            stamp: kind,
            seconds: linkLives.order,
          });
          await schedule(tx, { secret });
        }),
      );
      return state;
    },
  };
}

export type AccountOrders = ReturnType<typeof createAccountOrders>;
