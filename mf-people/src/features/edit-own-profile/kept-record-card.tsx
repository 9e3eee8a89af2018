import { formatCode, readField, teamChange, type PersonDetail } from '@rostrum/contracts';
import { Card } from '@rostrum/ui-kit';
import styles from './kept-record-card.module.css';

const fields = [
  'prefix',
  'firstname',
  'lastname',
  'suffix',
  'job_title',
  'department',
  'email',
  'phone',
  'phone_extension',
  'building',
  'room',
  'address',
  'postal',
  'city',
  'state',
  'country',
] as const;

function readValue(person: PersonDetail, name: (typeof fields)[number]): string {
  const value = person[name] ?? '';
  return name === 'country' && value !== '' ? formatCode('region', value) : value;
}

const writeTo = ({ email }: { email: string }, person: PersonDetail) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Change of the profile of ${person.name}`)}`;

/** Names, title and contact, which others keep for the person: read only, with who keeps each and how a change is asked for. */
export function KeptRecordCard({ person }: { person: PersonDetail }) {
  const kept = person.record_kept;
  // A server that is older than this says nothing of it.
  if (!kept) return null;
  return (
    <Card title="Name, title and contact">
      <p className="r-secondary">
        Your team keeps these, so you cannot change them here.{' '}
        {fields.some((name) => kept.from_feed.includes(name))
          ? 'What comes from the HR feed is changed in the HR system. '
          : ''}
        {kept.ask ? (
          <>
            To ask for a change, write to <a href={writeTo(kept.ask, person)}>{kept.ask.name}</a>.
          </>
        ) : (
          'To ask for a change, speak to an administrator of your organisation.'
        )}
      </p>
      <dl className={styles.fields}>
        {fields.map((name) => (
          <div key={name}>
            <dt>{readField(teamChange, name).label}</dt>
            <dd>
              {readValue(person, name) || 'Not given'}
              {kept.from_feed.includes(name) ? <span className="r-secondary"> From the HR feed</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
