import { cutText } from '@rostrum/contracts';
import { deliveryTries } from '@rostrum/contracts/settings';
import { decrypt } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { GuardedFetch } from '@rostrum/server-kit/outbound';
import { dueDeliveryRepository, type DueDelivery } from './due-deliveries.repository.ts';
import { signDelivery } from './sign-delivery.ts';
import { writeSlack, writeTeams } from './write-chat.ts';
import type { DeliveryRow } from './webhooks.repository.ts';

const second = 1000;
/** How long to wait after each try: about a day in all. */
const pauses = [10, 60, 300, 1800, 7200, 18_000, 43_200].map((seconds) => seconds * second);
/** A webhook that nothing reached for so long is stopped. */
export const stopAfterMs = 3 * 86_400 * second;

interface SendDeps {
  db: Database;
  fetch: GuardedFetch;
  secretKey: Buffer;
  origin: string;
  clock: () => Date;
}

/** What a receiver is told: which thing it was, and where to read more of it. No content and nothing of a sender. */
export const writeBody = (delivery: DeliveryRow, origin: string): string =>
  JSON.stringify({
    id: delivery.id,
    event: delivery.event,
    occurred_at: delivery.occurredAt.toISOString(),
    object: {
      type: delivery.objectType,
      id: delivery.objectId,
      label: delivery.objectLabel,
      url: delivery.href === null ? null : new URL(delivery.href, origin).href,
    },
  });

/** What goes out: where, what, and for programs the signature. A chat's whole address is its secret. */
async function prepare(
  { db, secretKey, origin, clock }: Omit<SendDeps, 'fetch'>,
  { delivery, webhook }: DueDelivery,
): Promise<{ url: string; text: string; headers: Record<string, string> }> {
  const secret = decrypt(secretKey, webhook.secret, webhook.id);
  if (webhook.format === 'signed') {
    const text = writeBody(delivery, origin);
    const headers = {
      'rostrum-event': delivery.event,
      'rostrum-delivery': delivery.id,
      'rostrum-signature': signDelivery(secret, text, clock()),
    };
    return { url: webhook.url, text, headers };
  }
  const write = webhook.format === 'slack' ? writeSlack : writeTeams;
  const text = write({
    event: delivery.event,
    label: delivery.objectLabel,
    detail: delivery.detail,
    url: delivery.href === null ? null : new URL(delivery.href, origin).href,
    inquiry: await dueDeliveryRepository.inquiry(db, delivery),
  });
  return { url: secret, text, headers: {} };
}

type Outcome = { status: number | null; error: string | null };

/** Sends one delivery that was taken, and keeps what came of it. */
export function createSendDelivery({ db, fetch, secretKey, origin, clock }: SendDeps) {
  async function call(due: DueDelivery): Promise<Outcome> {
    try {
      const { url, text, headers } = await prepare({ db, secretKey, origin, clock }, due);
      const response = await fetch(url, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json', 'user-agent': 'Rostrum-Webhook/1', ...headers },
      });
      return {
        status: response.status,
        error: response.ok ? null : `The receiver answered ${response.status}.`,
      };
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.message : 'It could not be sent.' };
    }
  }

  return async function sendDelivery(due: DueDelivery): Promise<DeliveryRow> {
    const { delivery, webhook } = due;
    const began = performance.now();
    const { status, error } = await call(due);
    const now = clock();
    const tookMs = Math.round(performance.now() - began);
    const isOver = error === null || delivery.event === 'test' || delivery.tries >= deliveryTries;
    const settled = await dueDeliveryRepository.settle(db, delivery.id, {
      state: error === null ? 'delivered' : isOver ? 'failed' : 'waiting',
      nextAt: isOver ? now : new Date(now.getTime() + (pauses[delivery.tries - 1] ?? 0)),
      responseStatus: status,
      error: error === null ? null : cutText(error, 300),
      tookMs,
      triedAt: now,
    });
    if (error === null) await dueDeliveryRepository.noteArrival(db, webhook.id, now);
    // A test that fails says so at once, and stops nothing.
    else if (delivery.event !== 'test')
      await dueDeliveryRepository.noteFailure(db, webhook.id, now, new Date(now.getTime() - stopAfterMs));
    return settled ?? delivery;
  };
}
