import { createHash, randomBytes } from 'node:crypto';
import { NotFoundError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { calendarRepository, type CalendarFeedRow } from './calendar.repository.ts';
import { writeCalendar } from './write-calendar.ts';

type Manager = Permitted<'integration.manage'>;

const secretPattern = /^[\w-]{43}$/;
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const dayMs = 86_400_000;

const present = ({ createdAt, lastReadAt }: CalendarFeedRow) => ({
  made_at: createdAt.toISOString(),
  last_read_at: lastReadAt?.toISOString() ?? null,
});

/** The calendar of an organisation: whoever knows its address reads it, so it can be renewed at any time. */
export function createCalendarService({
  db,
  origin,
  clock,
}: {
  db: Database;
  origin: string;
  clock: () => Date;
}) {
  const change = (session: Manager, request: RequestInfo, verb: string, text: string) => ({
    actor: actorOf(session),
    orgId: organisationOf(session),
    verb,
    text,
    entity: {
      type: 'organisation' as const,
      id: organisationOf(session),
      label: 'Calendar',
      href: '/dashboard/settings/integrations',
    },
    request,
  });

  return {
    async get(session: Manager) {
      const row = await calendarRepository.find(db, organisationOf(session));
      return row ? present(row) : null;
    },

    async renew(session: Manager, request: RequestInfo) {
      const secret = randomBytes(32).toString('base64url');
      return transaction(db, async (tx) => {
        const row = await calendarRepository.renew(tx, {
          orgId: organisationOf(session),
          secretHash: hashOf(secret),
          createdBy: session.userId,
        });
        await recordActivity(
          tx,
          change(session, request, 'calendar.renewed', 'made a new secret calendar address'),
        );
        return { address: `${origin}/calendar/${secret}.ics`, calendar: present(row) };
      });
    },

    async remove(session: Manager, request: RequestInfo) {
      return transaction(db, async (tx) => {
        if (!(await calendarRepository.remove(tx, organisationOf(session))))
          throw new NotFoundError('There is no calendar address.');
        await recordActivity(
          tx,
          change(session, request, 'calendar.removed', 'took the calendar address away'),
        );
        return { removed: true } as const;
      });
    },

    /** The calendar at an address; null when no one has it. */
    async read(secret: string): Promise<string | null> {
      const feed = secretPattern.test(secret) ? await calendarRepository.read(db, hashOf(secret)) : undefined;
      if (!feed) return null;
      // What is long past is of no use in a calendar that is read again and again.
      const since = new Date(clock().getTime() - 30 * dayMs);
      return writeCalendar(await calendarRepository.entries(db, feed.orgId, since), origin);
    },
  };
}
