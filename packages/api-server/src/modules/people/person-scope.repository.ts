import { sql, type SQL } from 'drizzle-orm';

/** What an agent looks after. Both lists empty means nobody: a scope that was never set opens nothing. */
export interface PersonScope {
  departments: readonly string[];
  tags: readonly string[];
}

/** The filter predicate on `people p` for an agent's scope; null stands for a role without limits. */
export const inPersonScope = (scope: PersonScope | null): SQL =>
  scope === null
    ? sql`true`
    : sql`(coalesce(p.department = ANY(${sql.param(scope.departments)}::text[]), false) OR p.tags && ${sql.param(scope.tags)}::text[])`;

/** The same rule for a person already read. */
export const isInPersonScope = (
  scope: PersonScope | null,
  { department, tags }: { department: string | null; tags: readonly string[] },
): boolean =>
  scope === null ||
  (department !== null && scope.departments.includes(department)) ||
  tags.some((tag) => scope.tags.includes(tag));
