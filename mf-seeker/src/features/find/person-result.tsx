import type { FoundPerson } from '@rostrum/contracts';
import {
  classNames,
  AppLink,
  Avatar,
  CircleCheckIcon,
  CircleSlashIcon,
  ClockIcon,
  PhoneIcon,
  RadioTowerIcon,
  RssIcon,
  TvIcon,
  useIsPhone,
  type Icon,
} from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import { MatchedSentence } from './matched-sentence.tsx';
import { ResultCard } from './result-card.tsx';
import { answerWords, reachWords, type Reach } from './search-words.ts';
import styles from './result-card.module.css';

type Readiness = FoundPerson['ready_for'][number];
const readiness: Record<Readiness, { icon: Icon; label: string }> = {
  live_tv: { icon: TvIcon, label: 'Ready for live TV' },
  radio: { icon: RadioTowerIcon, label: 'Ready for radio' },
  podcast: { icon: RssIcon, label: 'Ready for podcasts' },
  phone: { icon: PhoneIcon, label: 'Ready for the phone' },
};

export interface PersonResultProps {
  person: FoundPerson;
  href: string;
  now: number;
  /** Null for who cannot be selected. */
  selection: { isSelected: boolean; onToggle: () => void } | null;
  actions: ReactNode;
}

const reachIcons: Record<Reach['kind'], ReactNode> = {
  away: <CircleSlashIcon aria-hidden />,
  now: <CircleCheckIcon aria-hidden />,
  later: <ClockIcon aria-hidden />,
};

/** One person: who, the sentence that matched, for what, and how soon. */
export function PersonResult({ person, href, now, selection, actions }: PersonResultProps) {
  const size = useIsPhone() ? 48 : 64;
  const reach = reachWords(person, now);
  const answers = answerWords(person.answers_in_minutes);
  return (
    <ResultCard
      username={person.username}
      isSelected={selection?.isSelected ?? false}
      select={
        selection && (
          <Checkbox
            aria-label={`Select ${person.name}`}
            checked={selection.isSelected}
            onChange={selection.onToggle}
          />
        )
      }
      picture={
        <Avatar
          decorative
          src={person.image}
          firstname={person.name}
          username={person.username}
          width={size}
          height={size}
          fontSize={Math.round(size * 0.32)}
        />
      }
      actions={actions}
      aside={
        <>
          {reach && (
            <span className={classNames(styles.state, styles[reach.kind])}>
              {reachIcons[reach.kind]} {reach.words}
            </span>
          )}
          {answers && <span>{answers}</span>}
        </>
      }
    >
      <h3 className={styles.name}>
        <AppLink href={href}>{person.name}</AppLink>
        {person.via && <span className={styles.via}>via {person.via}</span>}
      </h3>
      <p className="r-secondary">{[person.job_title, person.organisation.name].filter(Boolean).join(', ')}</p>
      {person.match && <MatchedSentence match={person.match} />}
      <p className={styles.foot}>
        {person.missing && person.missing.length > 0 && (
          <span className={styles.missing}>Missing: {person.missing.join(', ')}</span>
        )}
        {person.match && <span>{person.match.source}</span>}
        {person.ready_for.length > 0 && (
          <span className={styles.ready}>
            {person.ready_for.map((kind) => {
              const { icon: ReadyIcon, label } = readiness[kind];
              return (
                <span key={kind} title={label}>
                  <ReadyIcon aria-hidden />
                  <span className="r-visually-hidden">{label}</span>
                </span>
              );
            })}
          </span>
        )}
      </p>
    </ResultCard>
  );
}
