import type { PersonDetail } from '@rostrum/contracts';
import { Avatar, Button, Card, RelativeTime } from '@rostrum/ui-kit';
import { AccessStatus, CompletenessBar, PersonStatus } from '@rostrum/ui-kit/data';
import { CompletenessReasons } from './completeness-reasons.tsx';
import { OwnFigures } from './own-figures.tsx';
import type { Confirmation } from './use-confirm-own.ts';
import styles from './profile-card.module.css';

/** The profile at a glance, and the one click a year that keeps it trustworthy. */
export function ProfileCard({ person, confirmation }: { person: PersonDetail; confirmation: Confirmation }) {
  const {
    prefix,
    firstname,
    lastname,
    image,
    username,
    status,
    access,
    kind,
    last_confirmed_at,
    requirements,
  } = person;
  return (
    <Card>
      <div className={styles.head}>
        <Avatar
          src={image}
          firstname={firstname}
          lastname={lastname}
          username={username}
          width={60}
          height={60}
          rounded={false}
          decorative
          fontSize={20}
        />
        <div className={styles.words}>
          <h2 className={`r-voice ${styles.name ?? ''}`}>
            {[prefix, firstname, lastname].filter(Boolean).join(' ')}
          </h2>
          <div className={styles.facts}>
            <PersonStatus status={status} />
            <AccessStatus status={access} />
          </div>
        </div>
      </div>
      <CompletenessBar
        percent={person.completeness}
        label="Ready to publish"
        goodFrom={100}
        text={requirements && `${requirements.met} of ${requirements.of}`}
      />
      <CompletenessReasons unfilled={person.unfilled} missing={person.missing} />
      {kind === 'staff' ? null : <OwnFigures />}
      <div className={styles.confirm}>
        <p>
          {last_confirmed_at === null ? (
            'Not confirmed yet.'
          ) : (
            <>
              Confirmed <RelativeTime value={last_confirmed_at} />.
            </>
          )}{' '}
          Journalists see when you last confirmed your profile.
        </p>
        <Button onClick={confirmation.confirm} loading={confirmation.isPending}>
          Still correct
        </Button>
      </div>
    </Card>
  );
}
