import type { Searches } from '@rostrum/contracts/analytics';
import { dayText } from '../charts/day-text.ts';
import { BreakdownPanel } from './breakdown-panel.tsx';
import { GapsPanel } from './gaps-panel.tsx';
import { countText, sumOf } from './sentences.ts';
import { names, units } from './words.ts';

const recorded = (since: string | null) => (since === null ? '' : ` Recorded since ${dayText(since)}.`);

/** What was searched for: with people of the organisation as a result, and with no one. */
export const SearchPanels = ({ searches: { found, unanswered, since } }: { searches: Searches }) => (
  <>
    <BreakdownPanel
      title="Searches that led here"
      column="Search"
      unit={units.searchers}
      theme="people"
      breakdown={found}
      name={names.text}
      sentence={
        sumOf(found) === 0
          ? `No search found your people in these days.${recorded(since)}`
          : `${countText(found.groups.length, ['search', 'searches'])} by 5 people or more found your people.${recorded(since)}`
      }
    />
    <GapsPanel unanswered={unanswered} note={recorded(since)} />
  </>
);
