import type { InquirySummary } from '@rostrum/contracts';
import { announce } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';

/** Says politely what came in, once it stands in the list: `words` makes the sentence. */
export function useAnnounceArrivals(
  items: readonly InquirySummary[] | undefined,
  arrived: ReadonlySet<string>,
  words: (inquiry: InquirySummary) => string,
): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    const fresh = items?.filter(({ id }) => arrived.has(id) && !said.current.has(id)) ?? [];
    for (const { id } of fresh) said.current.add(id);
    const [first] = fresh;
    if (first) announce(fresh.length === 1 ? words(first) : `${fresh.length} new inquiries.`);
  }, [items, arrived, words]);
}
