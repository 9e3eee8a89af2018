import { useEffect, useRef } from 'react';
import { announce } from '../a11y/announce.ts';
import { useNow } from '../hooks/use-now.ts';
import { deadlineAnnouncement, describeDeadline, type DeadlineWords } from './describe-deadline.ts';

const minute = 60_000;

/** A deadline kept up to date: every minute, every second under ten; speaks at 60, 30 and 10 minutes. */
export function useDeadline(
  deadlineAt: string | null | undefined,
  { paused = false, subject }: { paused?: boolean; subject?: string | undefined } = {},
): DeadlineWords {
  const slow = useNow(minute / 2);
  const left = deadlineAt ? Date.parse(deadlineAt) - slow : Number.POSITIVE_INFINITY;
  const isNear = !paused && left > -minute && left < 11 * minute;
  const fast = useNow(isNear ? 1000 : minute / 2);
  const words = describeDeadline(deadlineAt, Math.max(slow, fast), paused);

  const previous = useRef(words.left);
  useEffect(() => {
    if (subject !== undefined && !paused && previous.current !== null && words.left !== null) {
      const message = deadlineAnnouncement(previous.current, words.left);
      if (message) announce(subject ? `${subject}: ${message}` : message);
    }
    previous.current = words.left;
  }, [words.left, paused, subject]);

  return words;
}
