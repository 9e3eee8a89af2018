import type { ParsedBody, ParsedQuery, RouteResponse } from '@rostrum/contracts';
import type { notifications, NotificationChoices } from '@rostrum/contracts/notifications';
import { organisationOf, type Permitted, type RequestSession } from '@rostrum/server-kit';
import { iso, transaction, type Queryable } from '@rostrum/server-kit/database';
import { publish } from '@rostrum/server-kit/live';
import { keptSince } from './kept-since.ts';
import { hrefOf } from './leads-to.ts';
import { notificationRepository, type NotificationRow, type Reader } from './notifications.repository.ts';

const present = (
  { id, kind, actor, text, detail, entityId, readAt, createdAt }: NotificationRow,
  { personId }: Pick<RequestSession, 'personId'>,
) => ({
  id,
  kind,
  actor,
  text,
  detail,
  href: hrefOf(kind, entityId, personId),
  is_read: readAt !== null,
  created_at: iso(createdAt),
});

/** Marks what was told of one thing as read when it is opened, and tells the person's other pages. */
export async function markOpened(
  db: Queryable,
  reader: Reader,
  { entityId, now }: { entityId: string; now: Date },
): Promise<void> {
  if ((await notificationRepository.markRead(db, reader, { entityId, now })) === 0) return;
  await publish(db, { topic: 'notification', id: entityId, userIds: [reader.userId] });
}

/** A person's own notifications, and when they are mailed. */
export function createNotificationService({ clock }: { clock: () => Date }) {
  async function readChoices(
    db: Queryable,
    session: Permitted<'notification.choose'>,
  ): Promise<NotificationChoices> {
    const chosen = await notificationRepository.choicesOf(db, organisationOf(session), session.userId);
    const choices: NotificationChoices = {
      assigned: 'at_once',
      mention: 'at_once',
      ask: 'at_once',
      reply: 'at_once',
      due: 'at_once',
      review: 'at_once',
      answer_review: 'at_once',
      decision: 'at_once',
    };
    for (const { kind, frequency } of chosen) choices[kind] = frequency;
    return choices;
  }

  return {
    count: async (db: Queryable, session: Permitted<'notification.own'>) => ({
      unread: await notificationRepository.unread(db, session, keptSince(clock())),
    }),

    async list(
      db: Queryable,
      session: Permitted<'notification.own'>,
      { page_from: offset, page_size: limit, kind }: ParsedQuery<typeof notifications.list>,
    ): Promise<RouteResponse<typeof notifications.list>> {
      const { items, total } = await notificationRepository.page(db, session, {
        kind,
        since: keptSince(clock()),
        limit,
        offset,
      });
      return { items: items.map((row) => present(row, session)), total };
    },

    markRead: (
      db: Queryable,
      session: Permitted<'notification.own'>,
      { ids }: ParsedBody<typeof notifications.markRead>,
    ) =>
      transaction(db, async (tx) => {
        await notificationRepository.markRead(tx, session, { ids, now: clock() });
        await publish(tx, { topic: 'notification', id: session.userId, userIds: [session.userId] });
        return { unread: await notificationRepository.unread(tx, session, keptSince(clock())) };
      }),

    choices: readChoices,

    async choose(
      db: Queryable,
      session: Permitted<'notification.choose'>,
      choices: ParsedBody<typeof notifications.choose>,
    ): Promise<NotificationChoices> {
      await notificationRepository.choose(db, organisationOf(session), session.userId, choices);
      return readChoices(db, session);
    },
  };
}
