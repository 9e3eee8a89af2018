import { accessLevels, countries, shownContacts, type FormBody, type PersonDetail } from '@rostrum/contracts';
import { useUnsavedChanges } from '@rostrum/remote-runtime';
import { Button, Card, TypeaheadList, notify } from '@rostrum/ui-kit';
import { Checkbox, Segmented, Select, accessLooks } from '@rostrum/ui-kit/data';
import { ContractField, ContractForm, ProseField, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import bar from './saving/save-note.module.css';
import { SaveNote } from './saving/save-note.tsx';
import { sendChecked } from './saving/send-checked.ts';
import { savesByItself, useAutosave } from './saving/use-autosave.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ExpertiseFields } from './expertise-fields.tsx';
import { findEmptied, recordSchema, toValues } from './record-values.ts';
import styles from './record-form.module.css';
import { useProposedTopic } from './use-proposed-topic.ts';
import { useSaveRecord } from './use-save-record.ts';

const accessOptions = accessLevels.map((value) => ({ value, label: accessLooks[value].label }));
const contactWords = { email: 'Email', phone: 'Phone', address: 'Address' };
const contactOptions = shownContacts.map((value) => ({ value, label: contactWords[value] }));
const noSuggestions = () => Promise.resolve([]);

function CountryField() {
  const options = useMemo(() => countries().map(({ code, name }) => ({ value: code, label: name })), []);
  return (
    <ContractField name="country">
      {({ value, onChange, ...control }) => (
        <Select
          {...control}
          showSearch={{ optionFilterProp: 'label' }}
          allowClear
          options={options}
          value={typeof value === 'string' && value !== '' ? value : undefined}
          onChange={(code?: string) => onChange(code ?? null)}
        />
      )}
    </ContractField>
  );
}

const ShownContactField = () => (
  <ContractField name="shown_contact">
    {({ value, onChange, id }) => (
      <Checkbox.Group
        aria-labelledby={`${id}_label`}
        options={contactOptions}
        value={Array.isArray(value) ? value.map(String) : []}
        onChange={(chosen) => onChange(shownContacts.filter((part) => chosen.includes(part)))}
      />
    )}
  </ContractField>
);

const TagsField = () => (
  <ContractField name="tags">
    {({ value, onChange }, { label, maxItems, maxLength }) => (
      <TypeaheadList
        label={label}
        placeholder="Type a tag and press Enter"
        values={Array.isArray(value) ? value.map(String) : []}
        suggest={noSuggestions}
        takes="suggestions and new"
        maximum={maxItems}
        maxLength={maxLength}
        onChange={onChange}
      />
    )}
  </ContractField>
);

const AccessField = () => (
  <ContractField name="access">
    {({ value, onChange, ref, id }) => (
      <Segmented
        ref={ref}
        id={id}
        aria-labelledby={`${id}_label`}
        options={accessOptions}
        value={String(value)}
        onChange={onChange}
      />
    )}
  </ContractField>
);

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
        <Card title="Profile">
          <TextField name="headline" isCounted />
          <ProseField name="biography" isCounted rows={7} />
          {person.kind === 'staff' ? null : <ExpertiseFields />}
          {proposed === null || !('topics' in dirtyFields) ? null : (
            <p className="r-secondary">{`“${proposed}” is filled in as an area of expertise. Save to keep it.`}</p>
          )}
          <div className={styles.pair}>
            <TextField name="name_pronunciation" />
            <TextField name="pronouns" />
          </div>
        </Card>
        <Card title="Person">
          <div className={styles.names}>
            <TextField name="prefix" />
            <TextField name="firstname" autoComplete="off" />
            <TextField name="lastname" autoComplete="off" />
            <TextField name="suffix" />
          </div>
          <div className={styles.pair}>
            <TextField name="job_title" />
            <TextField name="department" />
            <TextField name="email" inputMode="email" autoComplete="off" />
            {isOwn ? null : <TextField name="employee_id" autoComplete="off" />}
            <TextField name="phone" inputMode="tel" autoComplete="off" />
            <TextField name="phone_extension" inputMode="tel" autoComplete="off" />
            <TextField name="building" autoComplete="off" />
            <TextField name="room" autoComplete="off" />
            <TextField name="address" autoComplete="off" />
            <TextField name="postal" autoComplete="off" />
            <TextField name="city" autoComplete="off" />
            <TextField name="state" autoComplete="off" />
            <CountryField />
          </div>
          <ShownContactField />
          {isOwn ? null : (
            <>
              <TagsField />
              <AccessField />
            </>
          )}
        </Card>
        <div className={bar.bar}>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            Save changes
          </Button>
          <SaveNote state={state} isOn={isOn} hasSaved={saving.hasSaved} />
        </div>
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
