import { sql, type SQL } from 'drizzle-orm';
import type { Grant } from '@rostrum/contracts';
import { InputError, type RequestSession } from '@rostrum/server-kit';

/** What an agent looks after. Both lists empty means nobody but those assigned: a scope that was never set opens nothing. */
export interface PersonScope {
  departments: readonly string[];
  tags: readonly string[];
  /** The agent: people can be assigned to one, whatever their department and tags. */
  userId?: string | undefined;
}

interface ScopedPerson {
  department: string | null;
  tags: readonly string[];
  agentId?: string | null | undefined;
}

/** The filter predicate on `people p` for an agent's scope; null stands for a role without limits. */
export const inPersonScope = (scope: PersonScope | null): SQL =>
  scope === null
    ? sql`true`
    : sql`(coalesce(p.department = ANY(${sql.param(scope.departments)}::text[]), false) OR p.tags && ${sql.param(scope.tags)}::text[]
        ${scope.userId === undefined ? sql`` : sql`OR coalesce(p.agent_id = ${scope.userId}, false)`})`;

/** The same rule for a person already read. */
export const isInPersonScope = (
  scope: PersonScope | null,
  { department, tags, agentId = null }: ScopedPerson,
): boolean =>
  scope === null ||
  (agentId !== null && agentId === scope.userId) ||
  (department !== null && scope.departments.includes(department)) ||
  tags.some((tag) => scope.tags.includes(tag));

/** An agent who moved a profile out of the own scope could not take it back. */
export function requireInScope(session: RequestSession & { grant: Grant }, next: ScopedPerson): void {
  if (session.grant === 'scope' && !isInPersonScope(session.scopes, next))
    throw InputError.field('department', 'Keep a department or tag that you look after.');
}
