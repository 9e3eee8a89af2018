import type { Breakdown } from '@rostrum/contracts/analytics';
import { BreakdownPanel } from '../panels/breakdown-panel.tsx';
import { countText } from '../panels/sentences.ts';
import { units } from '../panels/words.ts';

export interface FoundByPanelProps {
  foundBy: Breakdown;
  /** Of the own profile alone. */
  isOwn: boolean;
}

function describe({ groups, small }: Breakdown, isOwn: boolean): string {
  const whom = isOwn ? 'your profile' : 'these profiles';
  const [first] = groups;
  if (first)
    return `${countText(groups.length, ['search', 'searches'])} by 5 people or more found ${whom}. Most: ${first.key || 'other words'}.`;
  return small.groups === 0
    ? `No search that found ${whom} is recorded in these days.`
    : `Searches found ${whom}, none of them by 5 people or more.`;
}

/** The words of searches in whose results profiles stood. */
export const FoundByPanel = ({ foundBy, isOwn }: FoundByPanelProps) => (
  <BreakdownPanel
    title={isOwn ? 'Searches that found you' : 'Searches that found these profiles'}
    column="Search"
    unit={units.searchers}
    theme="people"
    breakdown={foundBy}
    name={(key) => key || 'Other words'}
    sentence={describe(foundBy, isOwn)}
  />
);
