import type { SearchFilters, SearchReading } from '@rostrum/contracts';
import { facetTitles } from './facets.ts';
import type { SearchChip } from './search-chips.tsx';

/** The chips of what was read out of plain words; each can be taken back alone. */
export const readingChips = (
  readings: readonly SearchReading[],
  filters: SearchFilters,
  onChange: (change: Partial<SearchFilters>) => void,
): SearchChip[] =>
  readings.map(({ key, kind, label, words }) => {
    // These labels are whole: "Available now".
    const group =
      kind === 'available' || kind === 'excluded'
        ? ''
        : kind === 'demonym' || kind === 'city'
          ? 'From'
          : facetTitles[kind];
    return {
      key: `read ${key}`,
      group,
      label,
      title: `Read from “${words}”`,
      removal: `${group} ${label}, read from “${words}”. Search for the words instead`.trim(),
      onRemove: () => onChange({ unread: [...(filters.unread ?? []), key] }),
    };
  });
