import { randomBytes } from 'node:crypto';
import type { ParsedBody, ParsedQuery } from '@rostrum/contracts';
import {
  chatEvents,
  maximumWebhooks,
  type integrations,
  type Webhook,
  type WebhookEvent,
  type WebhookFormat,
} from '@rostrum/contracts/settings';
import {
  ConflictError,
  encrypt,
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import {
  runAsSystem,
  transaction,
  uuidv7,
  type Database,
  type Queryable,
  type Transaction,
} from '@rostrum/server-kit/database';
import { findAddressFault } from '@rostrum/server-kit/outbound';
import { leaseMs } from './deliver-due.ts';
import { dueDeliveryRepository, type DueDelivery } from './due-deliveries.repository.ts';
import { presentDelivery, presentWebhook } from './present-webhook.ts';
import { webhookRepository, type DeliveryRow, type WebhookRow } from './webhooks.repository.ts';

type Manager = Permitted<'integration.manage'>;
type Body<Name extends 'addWebhook' | 'changeWebhook'> = ParsedBody<(typeof integrations)[Name]>;

interface WebhookDeps {
  db: Database;
  secretKey: Buffer;
  allowLoopback: boolean;
  clock: () => Date;
  send: (due: DueDelivery) => Promise<DeliveryRow>;
}

const perPage = 20;
const notFound = () =>
  new NotFoundError('This webhook was not found. It may have been removed; reload the page.');

/** Chats are told of inquiries alone. */
function requireFitting(format: WebhookFormat, events: readonly WebhookEvent[]): void {
  if (format !== 'signed' && !events.every((event) => chatEvents.some((each) => each === event)))
    throw InputError.field('events', 'A chat can only receive new and due inquiries. Choose just these.');
}

/** Webhooks of an organisation, for those who run it. */
export function createWebhookService({ db, secretKey, allowLoopback, clock, send }: WebhookDeps) {
  function requireReachable(url: string): void {
    const fault = findAddressFault(url, { allowLoopback });
    if (fault !== null) throw InputError.field('url', fault);
  }

  const newSecret = (id: string) => {
    const secret = `whsec_${randomBytes(32).toString('base64url')}`;
    return { secret, encrypted: encrypt(secretKey, secret, id) };
  };

  /** What is kept of an address: a chat's is a secret, so its path is never shown again. */
  function keepAddress(id: string, format: WebhookFormat, url: string) {
    if (format === 'signed') return { url };
    return { url: `${new URL(url).origin}/…`, secret: encrypt(secretKey, url, id) };
  }

  async function find(on: Queryable, session: Manager, id: string): Promise<WebhookRow> {
    const row = await webhookRepository.find(on, { orgId: organisationOf(session), id });
    if (!row) throw notFound();
    return row;
  }

  const record = (
    tx: Transaction,
    by: { session: Manager; request: RequestInfo },
    row: Pick<WebhookRow, 'id' | 'name'>,
    step: { verb: string; text: string },
  ) =>
    recordActivity(tx, {
      actor: actorOf(by.session),
      orgId: organisationOf(by.session),
      ...step,
      entity: {
        type: 'organisation',
        id: organisationOf(by.session),
        label: row.name,
        href: '/dashboard/settings/integrations',
      },
      request: by.request,
    });

  async function present(on: Queryable, row: WebhookRow): Promise<Webhook> {
    const figures = await webhookRepository.figures(on, row.orgId);
    return presentWebhook(row, figures.find(({ id }) => id === row.id) ?? { waiting: 0, error: null });
  }

  return {
    async list(session: Manager): Promise<Webhook[]> {
      const orgId = organisationOf(session);
      const [rows, figures] = await Promise.all([
        webhookRepository.list(db, orgId),
        webhookRepository.figures(db, orgId),
      ]);
      return rows.map((row) =>
        presentWebhook(row, figures.find(({ id }) => id === row.id) ?? { waiting: 0, error: null }),
      );
    },

    async add(session: Manager, request: RequestInfo, { name, url, format, events }: Body<'addWebhook'>) {
      requireFitting(format, events);
      requireReachable(url);
      const orgId = organisationOf(session);
      const id = uuidv7();
      const { secret, encrypted } = newSecret(id);
      return transaction(db, async (tx) => {
        if ((await webhookRepository.list(tx, orgId)).length >= maximumWebhooks)
          throw new InputError(`An organisation has at most ${maximumWebhooks} webhooks. Remove one first.`);
        const row = await webhookRepository.add(tx, {
          id,
          orgId,
          name,
          format,
          events: [...new Set(events)],
          secret: encrypted,
          ...keepAddress(id, format, url),
          createdBy: session.userId,
        });
        await record(tx, { session, request }, row, {
          verb: 'webhook.added',
          text: `added the webhook ${name} to ${new URL(url).host}`,
        });
        return { webhook: await present(tx, row), secret: format === 'signed' ? secret : null };
      });
    },

    async change(
      session: Manager,
      request: RequestInfo,
      { id, version, name, url, events, state }: Body<'changeWebhook'> & { id: string },
    ): Promise<Webhook> {
      const place = { orgId: organisationOf(session), id, version };
      return transaction(db, async (tx) => {
        const before = await find(tx, session, id);
        requireFitting(before.format, events);
        // A chat's address is shown without its secret part: sent back like that, it stays.
        const isKept = before.format !== 'signed' && url === before.url;
        if (!isKept) requireReachable(url);
        const resumed = before.state !== 'active' && state === 'active' ? { failingSince: null } : {};
        const row = await webhookRepository.change(tx, place, {
          name,
          ...(isKept ? {} : keepAddress(id, before.format, url)),
          events: [...new Set(events)],
          state,
          ...resumed,
        });
        if (!row)
          throw new ConflictError(
            'This webhook was changed meanwhile. Look at the newer state and try again.',
            {
              details: await present(tx, before),
            },
          );
        await record(tx, { session, request }, row, {
          verb: 'webhook.changed',
          text:
            before.state === state
              ? `changed the webhook ${name}`
              : `${state === 'paused' ? 'paused' : 'resumed'} the webhook ${name}`,
        });
        return present(tx, row);
      });
    },

    async rotate(session: Manager, request: RequestInfo, id: string) {
      const { secret, encrypted } = newSecret(id);
      return transaction(db, async (tx) => {
        const { orgId, version, format } = await find(tx, session, id);
        if (format !== 'signed')
          throw new InputError('A chat is reached by its address alone. Change the address instead.');
        const values = { secret: encrypted, secretChangedAt: clock() };
        const row = await webhookRepository.change(tx, { orgId, id, version }, values);
        if (!row) throw notFound();
        await record(tx, { session, request }, row, {
          verb: 'webhook.secret_changed',
          text: `gave the webhook ${row.name} a new secret`,
        });
        return { webhook: await present(tx, row), secret };
      });
    },

    async remove(session: Manager, request: RequestInfo, id: string) {
      return transaction(db, async (tx) => {
        const row = await find(tx, session, id);
        await webhookRepository.remove(tx, row);
        await record(tx, { session, request }, row, {
          verb: 'webhook.removed',
          text: `removed the webhook ${row.name}`,
        });
        return { removed: true } as const;
      });
    },

    /** Sent at once by the server that was asked; the lease keeps the job from sending it too. */
    async test(session: Manager, id: string) {
      const webhook = await find(db, session, id);
      const until = new Date(clock().getTime() + leaseMs);
      const delivery = await transaction(db, (tx) => webhookRepository.addTest(tx, webhook, until));
      return presentDelivery(await send({ delivery, webhook }));
    },

    async deliveries(
      session: Manager,
      id: string,
      { state, page_from: offset }: ParsedQuery<typeof integrations.deliveries>,
    ) {
      const { orgId } = await find(db, session, id);
      const { items, total } = await webhookRepository.page(db, {
        orgId,
        webhookId: id,
        state,
        limit: perPage,
        offset,
      });
      return { items: items.map(presentDelivery), total };
    },

    async replay(session: Manager, id: string) {
      const orgId = organisationOf(session);
      const found = await webhookRepository.findDelivery(db, { orgId, id });
      if (!found) throw new NotFoundError('This delivery was not found. Deliveries are kept for 30 days.');
      const webhook = await find(db, session, found.webhookId);
      const nextAt = new Date(clock().getTime() + leaseMs);
      const delivery = await runAsSystem('the job may have the delivery in hand', () =>
        dueDeliveryRepository.settle(db, id, { isReplay: true, nextAt, tries: found.tries + 1 }),
      );
      if (!delivery) throw notFound();
      return presentDelivery(await send({ delivery, webhook }));
    },
  };
}
