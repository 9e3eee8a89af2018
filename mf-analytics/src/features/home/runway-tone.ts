import { describeDeadline } from '@rostrum/ui-kit/data';
import type { RunwayItem } from './runway-place.ts';

/** What a thing of today looks like: its kind, and of a deadline how near it is. */
export type RunwayTone = 'done' | 'post' | 'urgent' | 'soon';

export function toneOf({ kind, at }: RunwayItem, now: string): RunwayTone {
  if (kind !== 'deadline') return kind;
  const { state } = describeDeadline(at, Date.parse(now));
  return state === 'urgent' || state === 'missed' ? 'urgent' : 'soon';
}
