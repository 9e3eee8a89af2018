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
  /** Whether it is theirs because they are on duty. */
  isOnDuty: boolean;
}

/** Who can be given an inquiry, and who of them is on duty. */
export interface RoutedDesk {
  members: ReadonlySet<string>;
  onDuty: string | null;
}

const names = <Value>(list: readonly Value[], has: (value: Value) => boolean): boolean =>
  list.length === 0 || list.some(has);

/**
 * Who takes an inquiry: the first rule that is on, fits, and names a member of the desk; else the entry for
 * everything else. Of people who were asked one is enough. A rule for whoever is on duty waits for no one: while there is
 * neither a shift nor an escalation contact, the next one that fits decides.
 */
export function chooseRoute(
  { rules, otherwise }: SetupRouting,
  { type, country, people }: RoutedFacts,
  { members, onDuty }: RoutedDesk,
): ChosenRoute {
  const takerOf = (route: { assignee_id: string | null; on_duty?: boolean | undefined }) => {
    const id = route.on_duty ? onDuty : route.assignee_id;
    return id !== null && members.has(id) ? id : null;
  };
  const index = rules.findIndex(
    (rule) =>
      rule.enabled &&
      takerOf(rule) !== null &&
      names(rule.types, (each) => each === type) &&
      names(rule.countries, (each) => each === country) &&
      names(rule.departments, (each) => people.some(({ department }) => department === each)) &&
      names(rule.tags, (each) => people.some(({ tags }) => tags.includes(each))),
  );
  const chosen = rules[index] ?? otherwise;
  const assigneeId = takerOf(chosen);
  return {
    index: index === -1 ? null : index,
    assigneeId,
    isOnDuty: assigneeId !== null && chosen.on_duty === true,
  };
}
