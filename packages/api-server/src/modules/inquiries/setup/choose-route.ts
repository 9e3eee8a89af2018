import type { SetupRouting } from '@rostrum/contracts/inquiries';

/** What routing rules look at. */
export interface RoutedFacts {
  type: number;
  country: string;
  people: readonly { department: string | null; tags: readonly string[] }[];
}

export interface ChosenRoute {
  /** Place of the rule, from 0; null: everything else. */
  index: number | null;
  assigneeId: string | null;
}

const names = <Value>(list: readonly Value[], has: (value: Value) => boolean): boolean =>
  list.length === 0 || list.some(has);

/**
 * Who takes an inquiry: the first rule that is on, fits, and names a member of the desk; else the entry for
 * everything else. Of people who were asked one is enough.
 */
export function chooseRoute(
  { rules, otherwise }: SetupRouting,
  { type, country, people }: RoutedFacts,
  desk: ReadonlySet<string>,
): ChosenRoute {
  const index = rules.findIndex(
    (rule) =>
      rule.enabled &&
      rule.assignee_id !== null &&
      desk.has(rule.assignee_id) &&
      names(rule.types, (each) => each === type) &&
      names(rule.countries, (each) => each === country) &&
      names(rule.departments, (each) => people.some(({ department }) => department === each)) &&
      names(rule.tags, (each) => people.some(({ tags }) => tags.includes(each))),
  );
  const assigneeId = rules[index]?.assignee_id ?? otherwise.assignee_id;
  return {
    index: index === -1 ? null : index,
    assigneeId: assigneeId !== null && desk.has(assigneeId) ? assigneeId : null,
  };
}
