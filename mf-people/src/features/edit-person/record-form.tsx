import type { FormBody, PersonDetail } from '@rostrum/contracts';
import { useUnsavedChanges } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import { ContractForm, useContractForm } from '@rostrum/ui-kit/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import bar from './saving/save-note.module.css';
import { SaveNote } from './saving/save-note.tsx';
import { sendChecked } from './saving/send-checked.ts';
import { savesByItself, useAutosave, useSaveButton } from './saving/use-autosave.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { InTurns } from './in-turns/in-turns.tsx';
import { PersonCard, WordsCard } from './record-fields.tsx';
import { findEmptied, recordSchema, toValues } from './record-values.ts';
import styles from './record-form.module.css';
import { useProposedTopic } from './use-proposed-topic.ts';
import { useSaveRecord } from './use-save-record.ts';

interface RecordFormProps {
  person: PersonDetail;
  /** An individual is their own team: what only serves one is left out, and who may see the profile is said in the settings. */
  isOwn?: boolean;
}

/** What the team keeps of a person. A draft saves by itself, a public profile once somebody says so. */
export function RecordForm({ person, isOwn = false }: RecordFormProps) {
  const form = useContractForm({ schema: recordSchema, name: 'record', values: toValues(person) });
  const { isDirty, dirtyFields } = form.formState;
  useUnsavedChanges(isDirty);
  const proposed = useProposedTopic(person.kind === 'staff' ? null : person.topics, (topics) =>
    form.setValue('topics', topics, { shouldDirty: true }),
  );
  const saving = useSaveRecord(person, (saved) => form.settle(toValues(saved)));
  const { error, isSaving, conflict } = saving;
  const send = ({ version: _version, ...body }: FormBody<typeof recordSchema>, quietly: boolean) => {
    const emptied = findEmptied(dirtyFields, body);
    if (emptied) return form.setError(emptied.name, { message: emptied.message }, { shouldFocus: true });
    const changed = Object.entries(body).filter(([name]) => name in dirtyFields);
    if (changed.length > 0) saving.send(Object.fromEntries(changed), { quietly });
    else if (!quietly) notify.info({ title: 'No changes to save.' });
    return undefined;
  };
  const isOn = savesByItself(person);
  const state = useAutosave({
    isOn,
    isDirty,
    isSaving,
    error,
    isConflict: conflict !== undefined,
    subscribe: (callback) => form.subscribe({ formState: { values: true }, callback }),
    save: () =>
      sendChecked(form, recordSchema, (body) => {
        const emptied = findEmptied(dirtyFields, body);
        if (!emptied) send(body, true);
        return emptied?.message;
      }),
  });
  const hasSaveButton = useSaveButton(state, isOn);
  // What was saved elsewhere on the page, such as a suggestion, stands in the fields while nothing is typed in them.
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
    <>
      <ContractForm
        form={form}
        error={saving.wasQuiet ? null : error}
        failure="Could not save. Your text is kept."
        className={styles.form}
        onSubmit={(body) => send(body, false)}
      >
        <InTurns first={1}>
          <WordsCard id={person.id} kind={person.kind} proposed={'topics' in dirtyFields ? proposed : null} />
          <PersonCard isOwn={isOwn} />
          <div className={bar.bar}>
            {hasSaveButton ? (
              <Button type="primary" htmlType="submit" loading={isSaving}>
                Save changes
              </Button>
            ) : null}
            <SaveNote state={state} isOn={isOn} hasSaved={saving.hasSaved} />
          </div>
        </InTurns>
      </ContractForm>
      {conflict ? (
        <ConflictDialog
          conflicts={conflict.fields}
          onKeepMine={saving.keepMine}
          onTakeTheirs={saving.takeTheirs}
          onClose={saving.closeConflict}
        />
      ) : null}
    </>
  );
}
