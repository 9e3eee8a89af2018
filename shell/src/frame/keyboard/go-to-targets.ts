import type { NavigationEntry } from '../navigation/navigation-entries.ts';

/** The page behind each letter after `g`, as the areas name them; of two with one letter the first has it. */
export function goToTargets(entries: readonly NavigationEntry[]): Record<string, string> {
  const targets: Record<string, string> = {};
  for (const { key, href } of entries) if (key !== undefined) targets[key] ??= href;
  return targets;
}
