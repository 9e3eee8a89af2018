import type { groupMappings } from './groups.schema.ts';

export type GroupMapping = Pick<
  typeof groupMappings.$inferSelect,
  'id' | 'groupName' | 'role' | 'departments' | 'version'
>;
export type MappedRole = GroupMapping['role'];

/** Highest first: the first of them that a group gives is the member's role. */
const ranked: readonly MappedRole[] = ['administrator', 'agent', 'expert', 'staff'];
const maxDepartments = 50;

/** Group names are compared without case, surrounding space or Unicode composition. */
export const toGroupKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

export interface MappedAccess {
  role: MappedRole;
  departments: string[];
}

/**
 * Returns the highest role that the groups map to. An agent gets the departments of all their agent groups. Undefined
 * when no group is mapped.
 */
export function resolveGroups(
  mappings: readonly Pick<GroupMapping, 'groupName' | 'role' | 'departments'>[],
  groups: Iterable<string>,
): MappedAccess | undefined {
  const keys = new Set(Array.from(groups, toGroupKey));
  const matched = mappings.filter(({ groupName }) => keys.has(toGroupKey(groupName)));
  const role = ranked.find((each) => matched.some((mapping) => mapping.role === each));
  if (role === undefined) return undefined;
  const departments = new Set(
    matched
      .filter((mapping) => role === 'agent' && mapping.role === 'agent')
      .flatMap((mapping) => mapping.departments),
  );
  return { role, departments: [...departments].toSorted().slice(0, maxDepartments) };
}
