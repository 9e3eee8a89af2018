import { accessLevels, countries, type PersonDetail } from '@rostrum/contracts';
import { useUnsavedChanges } from '@rostrum/remote-runtime';
import { Button, Card, TypeaheadList, notify } from '@rostrum/ui-kit';
import { Segmented, Select, accessLooks } from '@rostrum/ui-kit/data';
import { ContractField, ContractForm, ProseField, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useMemo, type ReactNode } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { recordSchema, toValues } from './record-values.ts';
import styles from './record-form.module.css';
import { useProposedTopic } from './use-proposed-topic.ts';
import { useSaveRecord } from './use-save-record.ts';

const accessOptions = accessLevels.map((value) => ({ value, label: accessLooks[value].label }));
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

export interface RecordFormProps {
  person: PersonDetail;
  /** The fields of what seekers find somebody by, which other forms have as well. */
  expertise: ReactNode;
}

/** What the team keeps of a person and the words of the profile. What was typed stays when saving fails. */
export function RecordForm({ person, expertise }: RecordFormProps) {
  const form = useContractForm({ schema: recordSchema, name: 'record', values: toValues(person) });
  const { isDirty, dirtyFields } = form.formState;
  useUnsavedChanges(isDirty);
  const proposed = useProposedTopic(person.kind === 'staff' ? null : person.topics, (topics) =>
    form.setValue('topics', topics, { shouldDirty: true }),
  );
  const { send, error, isSaving, conflict, keepMine, takeTheirs, closeConflict } = useSaveRecord(
    person,
    (saved) => form.settle(toValues(saved)),
  );
  return (
    <>
      <ContractForm
        form={form}
        error={error}
        failure="Could not save. Your text is kept."
        className={styles.form}
        onSubmit={({ version: _version, ...body }) => {
          const changed = Object.entries(body).filter(([name]) => name in dirtyFields);
          if (changed.length > 0) send(Object.fromEntries(changed));
          else notify.info({ title: 'No changes to save.' });
        }}
      >
        <Card title="Profile">
          <TextField name="headline" isCounted />
          <ProseField name="biography" isCounted rows={7} />
          {person.kind === 'staff' ? null : expertise}
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
            <TextField name="phone" inputMode="tel" autoComplete="off" />
            <TextField name="city" autoComplete="off" />
            <CountryField />
          </div>
          <TagsField />
          <AccessField />
        </Card>
        <div>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            Save changes
          </Button>
        </div>
      </ContractForm>
      {conflict ? (
        <ConflictDialog
          conflicts={conflict.fields}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
          onClose={closeConflict}
        />
      ) : null}
    </>
  );
}
