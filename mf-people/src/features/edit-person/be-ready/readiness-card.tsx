import type { PersonDetail } from '@rostrum/contracts';
import { useUnsavedChanges } from '@rostrum/remote-runtime';
import { Button, Card } from '@rostrum/ui-kit';
import { Checkbox, InputNumber } from '@rostrum/ui-kit/data';
import { ContractField, ContractForm, TextField, TimeField, useContractForm } from '@rostrum/ui-kit/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SaveNote } from '../saving/save-note.tsx';
import { sendChecked } from '../saving/send-checked.ts';
import { useAutosave } from '../saving/use-autosave.ts';
import styles from './readiness-card.module.css';
import { readinessSchema, useReadiness } from './use-readiness.ts';

const media = ['live_tv', 'radio', 'podcast', 'phone', 'studio'] as const;

const toValues = ({ version, readiness }: PersonDetail) => ({
  version,
  live_tv: readiness?.live_tv ?? false,
  radio: readiness?.radio ?? false,
  podcast: readiness?.podcast ?? false,
  phone: readiness?.phone ?? false,
  studio: readiness?.studio ?? false,
  reachable_from: readiness?.reachable_from ?? '',
  reachable_to: readiness?.reachable_to ?? '',
  on_camera_training_date: readiness?.on_camera_training_date ?? '',
  max_notice_minutes: readiness?.max_notice_minutes ?? null,
});

const MediumField = ({ name }: { name: string }) => (
  <ContractField name={name} isLabelHidden>
    {({ value, onChange, status: _status, ...control }, { label }) => (
      <Checkbox
        {...control}
        aria-label={String(label)}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      >
        {label}
      </Checkbox>
    )}
  </ContractField>
);

const NoticeField = () => (
  <ContractField name="max_notice_minutes">
    {({ value, onChange, ...control }, { minimum, maximum }) => (
      <InputNumber
        {...control}
        min={minimum}
        max={maximum}
        controls={false}
        inputMode="numeric"
        value={typeof value === 'number' ? value : null}
        onChange={onChange}
      />
    )}
  </ContractField>
);

/** What the person can be put on, and when they can be reached. The public page and the search by hours read it. */
export function ReadinessCard({ person }: { person: PersonDetail }) {
  const form = useContractForm({ schema: readinessSchema, name: 'readiness', values: toValues(person) });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const saving = useReadiness(person, (saved) => form.settle(toValues(saved)));
  const { error, isSaving, isConflict } = saving;
  // Each choice is whole as it is made, so a published profile saves it by itself too.
  const state = useAutosave({
    isOn: true,
    isDirty,
    isSaving,
    error,
    isConflict,
    subscribe: (callback) => form.subscribe({ formState: { values: true }, callback }),
    save: () =>
      sendChecked(form, readinessSchema, (body) => {
        saving.send(body);
        return undefined;
      }),
  });
  // What was saved in another window stands here while nothing is changed.
  const seen = useRef(person.version);
  const follow = useEffectEvent(() => {
    const isNew = seen.current !== person.version;
    seen.current = person.version;
    if (!isNew || isDirty || isSaving) return;
    saving.rebase(person);
    form.reset(toValues(person));
  });
  useEffect(() => follow(), [person.version]);
  return (
    <Card title="Media readiness">
      <ContractForm
        form={form}
        error={isConflict ? error : null}
        title="Media readiness was changed in another window. Your choice is kept here."
        failure="Could not save. Your choice is kept."
        action={
          isConflict ? (
            <Button size="small" onClick={saving.keepMine}>
              Save my choice
            </Button>
          ) : undefined
        }
        onSubmit={(body) => saving.send(body)}
      >
        <div className={styles.media} role="group" aria-label="Ready for">
          {media.map((name) => (
            <MediumField key={name} name={name} />
          ))}
        </div>
        <div className={styles.hours}>
          <TimeField name="reachable_from" />
          <TimeField name="reachable_to" />
        </div>
        <div className={styles.hours}>
          <NoticeField />
          <TextField name="on_camera_training_date" type="date" />
        </div>
        <p className="r-secondary">Hours are in the time zone of your organisation.</p>
        <SaveNote state={state} isOn hasSaved={saving.hasSaved} />
      </ContractForm>
    </Card>
  );
}
