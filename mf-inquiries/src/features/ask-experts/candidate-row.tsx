import type { AskCandidate } from '@rostrum/contracts/inquiries';
import { Avatar, Building2Icon, CircleCheckIcon, ClockIcon, classNames, type Icon } from '@rostrum/ui-kit';
import { Checkbox, Status, type StatusProps } from '@rostrum/ui-kit/data';
import { formatMoment } from './format-moment.ts';
import { candidateLine } from './ask-words.ts';
import styles from './candidates.module.css';

export interface CandidateRowProps {
  candidate: AskCandidate;
  now: number;
  isChosen: boolean;
  /** Chosen as many as can be asked at once. */
  isFull: boolean;
  /** Where in the order, when one is asked after the other. */
  place: number | null;
  onToggle: () => void;
}

interface Availability {
  icon: Icon;
  tone?: NonNullable<StatusProps['tone']>;
  words: string;
}

function availabilityOf(
  { away_until: away, accepts, notice_hours: notice }: AskCandidate,
  now: number,
): Availability | null {
  if (away !== null)
    return { icon: ClockIcon, tone: 'warning', words: `Away until ${formatMoment(away, now)}` };
  if (accepts === 'via_office') return { icon: Building2Icon, tone: 'info', words: 'Office first' };
  if (accepts === null) return null;
  return {
    icon: CircleCheckIcon,
    tone: 'success',
    words: notice === null ? 'Takes this type' : `Needs ${notice} h notice`,
  };
}

/** One expert who could be asked. The whole row chooses. */
export function CandidateRow({ candidate, now, isChosen, isFull, place, onToggle }: CandidateRowProps) {
  const {
    name,
    username,
    image,
    job_title: title,
    department,
    matches,
    is_most_asked: isMostAsked,
    is_named: isNamed,
    sentence,
  } = candidate;
  const availability = availabilityOf(candidate, now);
  const words = name.split(/\s+/);
  return (
    <li className={classNames(styles.row, isChosen && styles.chosen)}>
      <Checkbox
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={onToggle}
        className={styles.choice}
      >
        <span className={styles.candidate}>
          <Avatar
            src={image}
            username={username}
            firstname={words[0]}
            lastname={words.at(-1)}
            width={34}
            height={34}
            decorative
          />
          <span className={styles.words}>
            <span className={styles.head}>
              <span className={styles.name}>
                {place === null ? null : <span className={styles.place}>{place}.</span>} {name}
              </span>
              {availability ? (
                <Status icon={availability.icon} {...(availability.tone && { tone: availability.tone })}>
                  {availability.words}
                </Status>
              ) : null}
            </span>
            <span>{title}</span>
            <span>{candidateLine(candidate, now)}</span>
            {isMostAsked ? (
              <span className={styles.load}>Asked most in {department ?? 'the organisation'}</span>
            ) : null}
            {isNamed ? <span className={styles.named}>Named in the inquiry</span> : null}
            {matches.length > 0 ? (
              <span>
                Matches <mark className={styles.match}>{matches.join(', ')}</mark>
              </span>
            ) : sentence ? (
              <span className={styles.sentence}>
                {sentence.source}: “{sentence.text}”
              </span>
            ) : null}
          </span>
        </span>
      </Checkbox>
    </li>
  );
}
