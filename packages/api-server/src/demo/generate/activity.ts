import { activityHash } from '@rostrum/server-kit/audit';
import { desks } from '../content/members.ts';
import { dayMs } from './clock.ts';
import { known, type DemoContext } from './demo-context.ts';

/** What was done to profiles: made, published, confirmed. */
function logPeople(context: DemoContext): void {
  const statusSteps = {
    published: 'person.published',
    unpublished: 'person.unpublished',
    archived: 'person.archived',
  } as const;
  for (const row of context.rows.people) {
    const { organisation, content } = known(context.people, row.username, 'person');
    const desk = known(context.users, desks[organisation].at(-1) ?? '', 'user');
    const name = `${content.firstname} ${content.lastname}`;
    const entity = { type: 'person' as const, id: row.id, label: name, href: '/dashboard/people' };
    const actor = { userId: desk.id, name: desk.name, role: desk.role };
    const own = context.users.get(content.username);
    context.log.push({
      organisation,
      at: row.createdAt,
      actor,
      verb: 'person.created',
      text: `added ${name}`,
      entity,
    });
    if (row.publishedAt)
      context.log.push({
        organisation,
        at: row.publishedAt,
        actor,
        verb: 'person.published',
        text: `set ${name} to published`,
        entity,
      });
    const status = row.status ?? 'draft';
    if (status === 'unpublished' || status === 'archived')
      context.log.push({
        organisation,
        at: new Date(context.now.getTime() - 47 * dayMs),
        actor,
        verb: statusSteps[status],
        text: `set ${name} to ${status}`,
        entity,
      });
    if (row.lastConfirmedAt && row.lastConfirmedAt > row.createdAt)
      context.log.push({
        organisation,
        at: row.lastConfirmedAt,
        actor: { userId: own?.id ?? null, name, role: own?.role ?? 'expert' },
        verb: 'person.confirmed',
        text: 'confirmed that their profile is still right',
        entity,
      });
  }
}

/** Closes the log: entries in the order of time, each chained to the one before, one chain an organisation. */
export function addActivity(context: DemoContext): void {
  const { rows, ids, now, organisationIds } = context;
  logPeople(context);
  const chains = new Map<string, { sequence: number; hash: string }>();
  const steps = context.log
    .filter(({ at }) => at <= now)
    .sort((left, right) => left.at.getTime() - right.at.getTime());
  for (const { organisation, at, actor, verb, text, entity } of steps) {
    const orgId = known(organisationIds, organisation, 'organisation');
    const before = chains.get(orgId) ?? { sequence: 0, hash: '' };
    const entry = {
      id: ids.id(at),
      scopeId: orgId,
      sequence: before.sequence + 1,
      previousHash: before.hash,
      orgId,
      actorUserId: actor.userId,
      actorName: actor.name,
      actorRole: actor.role,
      verb,
      text: text.slice(0, 500),
      entityType: entity.type,
      entityId: entity.id,
      entityLabel: entity.label.slice(0, 300),
      href: entity.href,
      createdAt: at,
    };
    const hash = activityHash(entry);
    rows.activityEntries.push({ ...entry, hash });
    chains.set(orgId, { sequence: entry.sequence, hash });
  }
  for (const [scopeId, chain] of chains) rows.activityChains.push({ scopeId, ...chain });
}
