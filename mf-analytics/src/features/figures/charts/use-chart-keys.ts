import { useState, type KeyboardEvent } from 'react';

const moves: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
};

/**
 * Walks a line point by point with the arrow keys: what a pointer shows, for the keyboard, and said by screen readers.
 * `texts` is what each point says; `onPoint` shows it, or nothing any more.
 */
export function useChartKeys(texts: readonly string[], onPoint: (place: number | null) => void) {
  const last = texts.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const place = Math.min(chosen ?? last, last);
  const point = (next: number | null) => {
    setChosen(next);
    onPoint(next);
  };
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-valuemin': 0,
    'aria-valuemax': Math.max(0, last),
    'aria-valuenow': Math.max(0, place),
    'aria-valuetext': texts[place] ?? 'Nothing counted',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') point(null);
      const move = moves[event.key];
      if (!move || last < 0) return;
      event.preventDefault();
      // The first key shows where one stands.
      point(chosen === null ? place : Math.min(last, Math.max(0, move(place, last))));
    },
    onBlur: () => point(null),
  } as const;
}
