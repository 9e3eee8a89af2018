import { type PublicPerson, formatRoughDuration } from '@rostrum/contracts';
import { CircleCheckIcon, ClockIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { isReachableNow } from './person-words.ts';
import styles from './inquiry-availability.module.css';

/** Whether a person is reachable at this hour; nothing when no hours are known. */
export function AvailableNow({
  person,
  now,
}: {
  person: Pick<PublicPerson, 'readiness'> & { organisation: { timezone: string } };
  now: number;
}) {
  const isNow = isReachableNow(person.readiness, person.organisation.timezone, new Date(now));
  if (isNow === null) return null;
  return isNow ? (
    <span className={classNames(styles.available, styles.now)}>
      <CircleCheckIcon aria-hidden /> Available now
    </span>
  ) : (
    <span className={styles.available}>
      <ClockIcon aria-hidden /> From {person.readiness?.reachable_from}
    </span>
  );
}

/** How soon an answer usually comes; nothing when too few were counted. */
export const answersIn = ({
  answers_in_minutes: minutes,
}: Pick<PublicPerson, 'answers_in_minutes'>): string | null =>
  minutes === null ? null : `Usually answers in ${formatRoughDuration(minutes * 60_000)}`;
