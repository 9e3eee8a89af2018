import { people, type PersonDetail } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Avatar, Button, Card, RelativeTime, notify } from '@rostrum/ui-kit';
import { AccessStatus, CompletenessBar, PersonStatus } from '@rostrum/ui-kit/data';
import { CompletenessReasons } from './completeness-reasons.tsx';
import { OwnFigures } from './own-figures.tsx';
import styles from './profile-card.module.css';

/** The profile at a glance, and the one click a year that keeps it trustworthy. */
export function ProfileCard({ person }: { person: PersonDetail }) {
  const confirm = useContractMutation(people.confirmOwn, {
    onSuccess: () => notify.success({ title: 'Thank you. Confirmed today.' }),
    onError: (error) => notify.error({ title: 'Could not confirm.', description: error.message }),
  });
  const {
    prefix,
    firstname,
    lastname,
    image,
    username,
    status,
    access,
    completeness,
    kind,
    last_confirmed_at,
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
      <CompletenessBar percent={completeness} label="Profile complete" />
      <CompletenessReasons unfilled={person.unfilled} />
      {kind === 'staff' ? null : <OwnFigures />}
      <div className={styles.confirm}>
        <p>
          Confirmed <RelativeTime value={last_confirmed_at} fallback="never" />. Journalists see when you last
          said that it is right.
        </p>
        <Button onClick={() => confirm.mutate()} loading={confirm.isPending}>
          Still correct
        </Button>
      </div>
    </Card>
  );
}
