import type { CompletenessPart, PersonDetail } from '@rostrum/contracts';
import { Card } from '@rostrum/ui-kit';
import styles from './completeness-reasons.module.css';

const words: Record<CompletenessPart, string> = {
  headline: 'Headline',
  biography: 'Biography of at least 120 characters',
  image: 'Photo',
  topics: 'Three areas of expertise',
  industries: 'Industry',
  consent: 'Consent to publish',
  pronunciation: 'Pronunciation',
  readiness: 'Media readiness',
  language: 'A language',
  education: 'Education',
  publication: 'A publication',
  media_appearance: 'A media appearance',
};

/** Requirements for publishing are in a list of their own. */
const required: Partial<Record<CompletenessPart, PersonDetail['missing'][number]>> = {
  headline: 'headline',
  biography: 'biography',
  image: 'photo',
  topics: 'topic',
  industries: 'industry',
  consent: 'consent',
};

type Unfilled = Pick<PersonDetail, 'unfilled' | 'missing'>;

const listOptional = ({ unfilled, missing }: Unfilled): readonly CompletenessPart[] =>
  unfilled.filter((part) => {
    const requirement = required[part];
    return requirement === undefined || !missing.includes(requirement);
  });

/** Suggestions that make a profile more complete, beyond the requirements for publishing. */
export function CompletenessReasons(person: Unfilled) {
  const parts = listOptional(person);
  if (parts.length === 0) return null;
  return (
    <details className={styles.reasons}>
      <summary>More you can add</summary>
      <ul>
        {parts.map((part) => (
          <li key={part}>{words[part]}</li>
        ))}
      </ul>
    </details>
  );
}

/** The same as a card, for the team that looks after the profile. */
export const CompletenessCard = ({ person }: { person: PersonDetail }) =>
  listOptional(person).length === 0 ? null : (
    <Card title="Optional">
      <CompletenessReasons unfilled={person.unfilled} missing={person.missing} />
    </Card>
  );
