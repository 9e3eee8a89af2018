import { publishRequirements, type PersonDetail } from '@rostrum/contracts';
import { Card, CircleCheckIcon, CircleIcon } from '@rostrum/ui-kit';
import { ConsentRequest } from './consent-request.tsx';
import styles from './ready-list.module.css';

const labels: Record<(typeof publishRequirements)[number], string> = {
  headline: 'Headline',
  biography: 'Biography',
  photo: 'Photo',
  industry: 'Industry',
  topic: 'Area of expertise',
  consent: 'Consent to publish',
};

/** Staff profiles have neither. */
const expertsOnly: ReadonlySet<string> = new Set(['industry', 'topic']);

/** What publishing needs, each part checked or still open. */
export function ReadyList({ kind, missing }: Pick<PersonDetail, 'kind' | 'missing'>) {
  const parts = publishRequirements.filter((part) => kind !== 'staff' || !expertsOnly.has(part));
  const ready = parts.length - missing.length;
  return (
    <Card title="Ready to publish" hint={`${ready} of ${parts.length}`}>
      <ul className={styles.list}>
        {parts.map((part) => {
          const isMissing = missing.includes(part);
          const Icon = isMissing ? CircleIcon : CircleCheckIcon;
          return (
            <li key={part} data-missing={isMissing || undefined}>
              <Icon aria-hidden />
              {labels[part]}
              <span className="r-visually-hidden">{isMissing ? ', missing' : ', done'}</span>
            </li>
          );
        })}
      </ul>
      {missing.includes('consent') ? <ConsentRequest /> : null}
    </Card>
  );
}
