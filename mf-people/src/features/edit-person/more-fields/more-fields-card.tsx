import type { PersonDetail } from '@rostrum/contracts';
import { valuesSchema, type FieldValueList } from '@rostrum/contracts/fields';
import { ValueField } from '@rostrum/custom-fields';
import { useUnsavedChanges } from '@rostrum/remote-runtime';
import { Button, Card, PanelError } from '@rostrum/ui-kit';
import { ContractForm, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import bar from '../saving/save-note.module.css';
import { SaveNote } from '../saving/save-note.tsx';
import { sendChecked } from '../saving/send-checked.ts';
import { savesByItself, useAutosave, useSaveButton } from '../saving/use-autosave.ts';
import { formName, usePersonFields } from './person-fields.queries.ts';
import { useSaveFields } from './use-save-fields.ts';

interface MoreFieldsFormProps {
  person: PersonDetail;
  list: FieldValueList;
}

function MoreFieldsForm({ person, list }: MoreFieldsFormProps) {
  const [schema] = useState(() => valuesSchema(list.fields));
  const form = useContractForm({ schema, name: formName, values: { values: list.values } });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const saving = useSaveFields(person.id, list, (values) => form.settle({ values }));
  const { error, isConflict, isSaving } = saving;
  const isOn = savesByItself(person);
  const state = useAutosave({
    isOn,
    isDirty,
    isSaving,
    error,
    isConflict,
    subscribe: (callback) => form.subscribe({ formState: { values: true }, callback }),
    save: () =>
      sendChecked(form, schema, ({ values }) => {
        saving.send(values, { quietly: true });
        return undefined;
      }),
  });
  const hasSaveButton = useSaveButton(state, isOn);
  return (
    <Card title="More fields">
      <ContractForm
        form={form}
        error={saving.wasQuiet && !isConflict ? null : error}
        title={
          isConflict
            ? `${error?.message ?? ''} Your text is kept. Save again to replace that change.`
            : undefined
        }
        failure="Could not save. Your text is kept."
        onSubmit={({ values }) => saving.send(values)}
      >
        {list.fields.map((field) => (
          <ValueField key={field.key} field={field} />
        ))}
        <div className={bar.bar}>
          {hasSaveButton ? (
            <Button type="primary" htmlType="submit" loading={isSaving}>
              Save more fields
            </Button>
          ) : null}
          <SaveNote state={state} isOn={isOn} hasSaved={saving.hasSaved} />
        </div>
      </ContractForm>
    </Card>
  );
}

/** What the organisation added to its profiles; nothing where it added nothing. */
export function MoreFieldsCard({ person }: { person: PersonDetail }) {
  const { data, isError, isFetching, refetch } = usePersonFields(person.id);
  if (isError && !data)
    return (
      <Card title="More fields">
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  if (!data || data.fields.length === 0) return null;
  // Another definition is another form: its limits and choices are other ones.
  const shape = data.fields.map(({ id: field, version }) => `${field}.${version}`).join(' ');
  return <MoreFieldsForm key={shape} person={person} list={data} />;
}
