import type { PersonDetail } from '@rostrum/contracts';
import { Button, Card, CircleCheckIcon, CircleDashedIcon, fullDate } from '@rostrum/ui-kit';
import { useState } from 'react';
import { ConsentDialog } from './consent-dialog.tsx';
import { listRequirements, type RequiredField } from './requirement-parts.ts';
import { useJump } from './use-jump.ts';
import styles from './publish-checklist.module.css';

export interface PublishChecklistProps {
  person: PersonDetail;
  moreFields: readonly RequiredField[];
}

/** Shows what publishing needs: each part done, or a link to where it is missing. */
export function PublishChecklist({ person, moreFields }: PublishChecklistProps) {
  const [isRecording, setIsRecording] = useState(false);
  const jumpTo = useJump();
  const { consent_at } = person;
  const parts = listRequirements(person, moreFields, 'record');
  const ready = parts.filter(({ isMissing }) => !isMissing).length;
  return (
    <Card title="Ready to publish" hint={`${ready} of ${parts.length}`}>
      {person.status === 'in_review' && ready < parts.length ? (
        <p className={styles.note}>
          Submitted with parts missing. Add them here, or send the profile back and say what’s missing.
        </p>
      ) : null}
      <ul className={styles.list}>
        {parts.map(({ part, label, target, isMissing }) => (
          <li key={part ?? target} data-missing={isMissing || undefined}>
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
        ))}
      </ul>
      {isRecording ? <ConsentDialog person={person} onClose={() => setIsRecording(false)} /> : null}
    </Card>
  );
}
