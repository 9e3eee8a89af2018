import { describeDeadline } from '@rostrum/ui-kit/data';
import type { DeadlineTimelineItem } from './deadline-timeline-place.ts';

/** What a thing of today looks like: its kind, and of a deadline how near it is. */
export type DeadlineTimelineTone = 'done' | 'post' | 'urgent' | 'soon';

export function toneOf({ kind, at }: DeadlineTimelineItem, now: string): DeadlineTimelineTone {
  if (kind !== 'deadline') return kind;
  const { state } = describeDeadline(at, Date.parse(now));
  return state === 'urgent' || state === 'missed' ? 'urgent' : 'soon';
}
