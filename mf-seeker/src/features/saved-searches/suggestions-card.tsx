import type { SuggestedExpert } from '@rostrum/contracts';
import { AppLink, Avatar, SkeletonBlock, Button, Card, PanelError } from '@rostrum/ui-kit';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { BeatsEditor } from './beats-editor.tsx';
import { useSuggestions } from './saved-searches.queries.ts';
import styles from './saved-searches.module.css';

/** Experts on the seeker's beats whom they have neither opened nor marked; the beats are changed in the card. */
export function SuggestionsCard() {
  const found = useSuggestions();
  const [isEditing, setIsEditing] = useState(false);
  const { beats = [], people = [] } = found.data ?? {};
  const hasBeats = beats.length > 0;
  return (
    <Card
      title="Suggested for you"
      flush
      extra={
        hasBeats ? (
          <Button type="link" size="small" aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
            {isEditing ? 'Done' : 'Your beats'}
          </Button>
        ) : null
      }
    >
      {found.isPending && <SkeletonBlock height={120} />}
      {found.isError && <PanelError onRetry={() => void found.refetch()} retrying={found.isFetching} />}
      {found.isSuccess && !hasBeats && (
        <p className={styles.savedEmpty}>Add the topics you cover to see matching experts here.</p>
      )}
      {found.isSuccess && (isEditing || !hasBeats) && <BeatsEditor beats={beats} />}
      {hasBeats && people.length === 0 && (
        <p className={styles.savedEmpty}>
          You have opened or marked everybody on your beats. New experts appear here.
        </p>
      )}
      {people.length > 0 && (
        <ul className={styles.savedRows}>
          {people.map((person) => (
            <SuggestedPerson key={person.username} person={person} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const SuggestedPerson = ({
  person: { username, name, image, job_title, organisation, beat },
}: {
  person: SuggestedExpert;
}) => (
  <li className={styles.savedRow}>
    <AppLink className={styles.link} href={paths.expert.href(username)}>
      <Avatar decorative src={image} firstname={name} username={username} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.alert}>{[job_title, organisation.name].filter(Boolean).join(', ')}</span>
      </span>
      <span className={styles.savedRowBeat}>{beat}</span>
    </AppLink>
  </li>
);
