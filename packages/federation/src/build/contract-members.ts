import * as contracts from '@rostrum/contracts/all';

const isContracts = (key: string) => /^@rostrum\/contracts(\/|$)/.test(key);
const exported: Record<string, unknown> = contracts;

/** Groups of routes are plain objects; schemas, lists and functions are values as a whole. */
function membersOf(name: string): readonly string[] {
  const value = exported[name];
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.keys(value) : [];
}

/** `people.list`, when that is a route of the contracts: an area may need one that an older shell does not know. */
export const memberOf = (key: string, name: string, member: string | undefined): string | undefined =>
  isContracts(key) && member !== undefined && membersOf(name).includes(member)
    ? `${name}.${member}`
    : undefined;

/** The names of a shared module, and for the contracts the members of each. */
export const withMembers = (key: string, names: readonly string[]): string[] =>
  names.flatMap((name) =>
    isContracts(key) ? [name, ...membersOf(name).map((member) => `${name}.${member}`)] : [name],
  );
