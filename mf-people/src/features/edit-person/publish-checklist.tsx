import { publishRequirements, type PersonDetail } from '@rostrum/contracts';
import { Button, Card, CircleCheckIcon, CircleDashedIcon, fullDate } from '@rostrum/ui-kit';
import { fieldIdOf } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { ConsentDialog } from './consent-dialog.tsx';
import { useJump } from './use-jump.ts';
import styles from './publish-checklist.module.css';

type Requirement = (typeof publishRequirements)[number];

const parts: Record<Requirement, { label: string; target: string }> = {
  headline: { label: 'Headline', target: fieldIdOf('record', 'headline') },
  biography: { label: 'Biography', target: fieldIdOf('record', 'biography') },
  photo: { label: 'Photo', target: 'person-photo' },
  industry: { label: 'Industry', target: fieldIdOf('record', 'industries') },
  topic: { label: 'Area of expertise', target: fieldIdOf('record', 'topics') },
  consent: { label: 'Consent', target: '' },
};
const expertsOnly: ReadonlySet<Requirement> = new Set(['industry', 'topic']);

export interface PublishChecklistProps {
  person: PersonDetail;
  /** Fields that the organisation requires. */
  moreFields: readonly { label: string; target: string; isMissing: boolean }[];
}

/** What publishing needs: each part done, or a way to where it is missing. */
export function PublishChecklist({ person, moreFields }: PublishChecklistProps) {
  const [isRecording, setIsRecording] = useState(false);
  const jumpTo = useJump();
  const { kind, missing, consent_at } = person;
  const asked = publishRequirements.filter((part) => kind !== 'staff' || !expertsOnly.has(part));
  const all = asked.length + moreFields.length;
  const open = missing.length + moreFields.filter(({ isMissing }) => isMissing).length;
  return (
    <Card title="Ready to publish" hint={`${all - open} of ${all}`}>
      <ul className={styles.list}>
        {asked.map((part) => {
          const { label, target } = parts[part];
          const isMissing = missing.includes(part);
          return (
            <li key={part} data-missing={isMissing || undefined}>
              {isMissing ? <CircleDashedIcon aria-hidden /> : <CircleCheckIcon aria-hidden />}
              {isMissing ? (
                <Button
                  type="link"
                  size="small"
                  onClick={() => (part === 'consent' ? setIsRecording(true) : jumpTo(target))}
                >
                  {part === 'consent' ? 'Record consent' : label}
                  <span className="r-visually-hidden">, missing</span>
                </Button>
              ) : (
                <span title={part === 'consent' && consent_at ? fullDate(Date.parse(consent_at)) : undefined}>
                  {label}
                  <span className="r-visually-hidden">, done</span>
                </span>
              )}
            </li>
          );
        })}
        {moreFields.map(({ label, target, isMissing }) => (
          <li key={target} data-missing={isMissing || undefined}>
            {isMissing ? <CircleDashedIcon aria-hidden /> : <CircleCheckIcon aria-hidden />}
            {isMissing ? (
              <Button type="link" size="small" onClick={() => jumpTo(target)}>
                {label}
                <span className="r-visually-hidden">, missing</span>
              </Button>
            ) : (
              <span>
                {label}
                <span className="r-visually-hidden">, done</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {isRecording ? <ConsentDialog person={person} onClose={() => setIsRecording(false)} /> : null}
    </Card>
  );
}
