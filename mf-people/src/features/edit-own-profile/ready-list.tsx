import { publishRequirements, type PersonDetail } from '@rostrum/contracts';
import { Button, Card, CircleCheckIcon, CircleIcon } from '@rostrum/ui-kit';
import { fieldIdOf } from '@rostrum/ui-kit/form';
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

/** The fields of the form; consent is given in this card. */
const fields: Partial<Record<(typeof publishRequirements)[number], string>> = {
  headline: 'headline',
  biography: 'biography',
  industry: 'industries',
  topic: 'topics',
};

/** Staff profiles have neither. */
const expertsOnly: ReadonlySet<string> = new Set(['industry', 'topic']);

export interface ReadyListProps extends Pick<PersonDetail, 'kind' | 'missing'> {
  /** Fields that the organisation requires. */
  moreFields: readonly { label: string; target: string; isMissing: boolean }[];
  /** Takes the reader to the part of the page with this id. */
  onJump: (target: string) => void;
}

/** What publishing needs, each part checked, or a way to where it is missing. */
export function ReadyList({ kind, missing, moreFields, onJump }: ReadyListProps) {
  const form = kind === 'individual' ? 'record' : 'profile';
  const placeOf = (part: (typeof publishRequirements)[number]) => {
    if (part === 'photo') return 'person-photo';
    const field = fields[part];
    return field === undefined ? '' : fieldIdOf(form, field);
  };
  const parts = [
    ...publishRequirements
      .filter((part) => kind !== 'staff' || !expertsOnly.has(part))
      .map((part) => ({ label: labels[part], target: placeOf(part), isMissing: missing.includes(part) })),
    ...moreFields,
  ];
  const ready = parts.filter(({ isMissing }) => !isMissing).length;
  return (
    <Card title="Ready to publish" hint={`${ready} of ${parts.length}`}>
      <ul className={styles.list}>
        {parts.map(({ label, target, isMissing }) => {
          const Icon = isMissing ? CircleIcon : CircleCheckIcon;
          return (
            <li key={label} data-missing={isMissing || undefined}>
              <Icon aria-hidden />
              {isMissing && target !== '' ? (
                <Button type="link" size="small" onClick={() => onJump(target)}>
                  {label}
                  <span className="r-visually-hidden">, missing</span>
                </Button>
              ) : (
                <span>
                  {label}
                  <span className="r-visually-hidden">{isMissing ? ', missing' : ', done'}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {missing.includes('consent') ? <ConsentRequest kind={kind} /> : null}
    </Card>
  );
}
