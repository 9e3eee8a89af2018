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

export interface ReadyListProps extends Pick<PersonDetail, 'kind' | 'missing'> {
  /** Fields that the organisation requires. */
  moreFields: readonly { label: string; isMissing: boolean }[];
}

/** What publishing needs, each part checked or still open. */
export function ReadyList({ kind, missing, moreFields }: ReadyListProps) {
  const parts = [
    ...publishRequirements
      .filter((part) => kind !== 'staff' || !expertsOnly.has(part))
      .map((part) => ({ label: labels[part], isMissing: missing.includes(part) })),
    ...moreFields,
  ];
  const ready = parts.filter(({ isMissing }) => !isMissing).length;
  return (
    <Card title="Ready to publish" hint={`${ready} of ${parts.length}`}>
      <ul className={styles.list}>
        {parts.map(({ label, isMissing }) => {
          const Icon = isMissing ? CircleIcon : CircleCheckIcon;
          return (
            <li key={label} data-missing={isMissing || undefined}>
              <Icon aria-hidden />
              {label}
              <span className="r-visually-hidden">{isMissing ? ', missing' : ', done'}</span>
            </li>
          );
        })}
      </ul>
      {missing.includes('consent') ? <ConsentRequest /> : null}
    </Card>
  );
}
