import { speakingForms, type PersonDetail, type SpeakingForm } from '@rostrum/contracts';
import { personPresence } from '@rostrum/contracts/people';
import { speakingLabels } from '@rostrum/contracts/terms';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Card } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { useRef, useState } from 'react';
import { SaveNote } from '../saving/save-note.tsx';
import styles from './terms.module.css';

const refuse = tellRefusal('Could not save. Choose again.');

/** As what the person speaks in public. Each choice saves by itself, in the order in which it was made. */
export function SpeakingCard({ person }: { person: PersonDetail }) {
  const { mutateAsync, isPending, isSuccess } = useContractMutation(personPresence.setSpeaking, {
    invalidates: ['people'],
  });
  /** What was chosen and is not saved yet. */
  const [chosen, setChosen] = useState<Partial<Record<SpeakingForm, boolean>>>({});
  const queue = useRef(Promise.resolve());
  const choose = (form: SpeakingForm, isSet: boolean) => {
    setChosen((before) => ({ ...before, [form]: isSet }));
    queue.current = queue.current
      .then(() => mutateAsync({ params: { id: person.id }, body: { form, is_set: isSet } }))
      .then(() => undefined, refuse)
      .then(() => setChosen(({ [form]: _saved, ...others }) => others));
  };
  return (
    <Card title="Speaking">
      <div className={styles.forms} role="group" aria-label="Speaks as">
        {speakingForms.map((form) => (
          <Checkbox
            key={form}
            checked={chosen[form] ?? person.speaking.includes(form)}
            onChange={({ target }) => choose(form, target.checked)}
          >
            {speakingLabels[form]}
          </Checkbox>
        ))}
      </div>
      <SaveNote state={{ step: isPending ? 'saving' : 'saved' }} isOn hasSaved={isSuccess} />
    </Card>
  );
}
