import { completenessPoints, type CompletenessPart, type PersonDetail } from '@rostrum/contracts';
import { CompletenessBar } from '@rostrum/ui-kit/data';
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

/** What the missing points are given for, the most first. */
export function CompletenessReasons({ unfilled }: Pick<PersonDetail, 'unfilled'>) {
  if (unfilled.length === 0) return null;
  return (
    <details className={styles.reasons}>
      <summary>What is missing</summary>
      <ul>
        {unfilled
          .toSorted((left, right) => completenessPoints[right] - completenessPoints[left])
          .map((part) => (
            <li key={part}>
              {words[part]} <span className="r-secondary">{completenessPoints[part]}%</span>
            </li>
          ))}
      </ul>
    </details>
  );
}

/** How complete a profile is, for the team that looks after it. */
export const CompletenessCard = ({ person }: { person: PersonDetail }) => (
  <Card title="Completeness">
    <CompletenessBar percent={person.completeness} label="Profile complete" />
    <CompletenessReasons unfilled={person.unfilled} />
  </Card>
);
