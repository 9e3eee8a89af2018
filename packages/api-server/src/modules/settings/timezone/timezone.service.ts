import { readTimeZone, type ParsedBody } from '@rostrum/contracts';
import { type timezone, type TimezoneSettings } from '@rostrum/contracts/settings';
import { changeOrganisation, organisationRepository, userTimeZoneRepository } from '@rostrum/identity';
import {
  ConflictError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { type Database, type Queryable, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { timezoneRepository } from './timezone.repository.ts';

type Manager = Permitted<'timezone.manage'>;
const href = '/dashboard/settings/timezone';

/** The clock that an organisation runs on, and the one that its administrators are shown. */
export function createTimezoneService({ db, clock }: { db: Database; clock: () => Date }) {
  async function read(tx: Queryable, session: Manager): Promise<TimezoneSettings> {
    const orgId = organisationOf(session);
    const organisation = await organisationRepository.find(tx, orgId);
    if (!organisation) throw new NotFoundError('This organisation was not found.');
    const [own, elsewhere, effects] = await Promise.all([
      userTimeZoneRepository.findOwn(tx, session.userId),
      userTimeZoneRepository.listMembersElsewhere(tx, orgId, organisation.timezone),
      timezoneRepository.effects(tx, orgId, clock()),
    ]);
    return {
      version: organisation.version,
      organisation: organisation.name,
      timezone: organisation.timezone,
      own,
      scheduled_posts: { count: effects.scheduledPosts, next_at: effects.nextPost },
      open_deadlines: { count: effects.openDeadlines, next_at: effects.nextDeadline },
      reachable_people: effects.reachablePeople,
      elsewhere: elsewhere.map(({ firstname, lastname, ...member }) => ({
        ...member,
        name: `${firstname} ${lastname}`,
      })),
    };
  }

  return {
    get: (session: Manager) => read(db, session),

    async changeOrganisation(
      session: Manager,
      request: RequestInfo,
      { version, timezone: name }: ParsedBody<typeof timezone.changeOrganisation>,
    ) {
      const orgId = organisationOf(session);
      const next = readTimeZone(name) ?? name;
      return transaction(db, async (tx) => {
        const before = await read(tx, session);
        if (!(await changeOrganisation(tx, { id: orgId, version }, { timezone: next })))
          throw new ConflictError(
            'The organisation was changed meanwhile. Look at the newer state and try again.',
            { details: before },
          );
        if (before.timezone === next) return read(tx, session);
        await runAsSystem('accounts of colleagues are changed by themselves alone', () =>
          userTimeZoneRepository.moveMembers(tx, orgId, next),
        );
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId,
          verb: 'organisation.timezone_changed',
          text: `moved ${before.organisation} from ${before.timezone} to ${next}`,
          entity: { type: 'organisation', id: orgId, label: before.organisation, href },
          before: { timezone: before.timezone },
          after: { timezone: next },
          request,
        });
        return read(tx, session);
      });
    },

    async changeOwn(
      session: Manager,
      request: RequestInfo,
      { timezone: name }: ParsedBody<typeof timezone.changeOwn>,
    ) {
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        const before = await userTimeZoneRepository.findOwn(tx, session.userId);
        const next = name === null ? null : (readTimeZone(name) ?? name);
        if (before === next) return read(tx, session);
        await userTimeZoneRepository.set(tx, session.userId, {
          timezone: next ?? (await organisationRepository.timezone(tx, orgId)),
          usesOwnTimezone: next !== null,
        });
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId,
          verb: 'user.timezone_changed',
          text:
            next === null ? 'follows the time zone of the organisation' : `chose ${next} as their time zone`,
          entity: { type: 'user', id: session.userId, label: session.name, href },
          before: { timezone: before },
          after: { timezone: next },
          request,
        });
        return read(tx, session);
      });
    },
  };
}
