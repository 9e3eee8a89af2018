import { valuesSchema, type PersonFieldList } from '@rostrum/contracts/fields';
import { useUnsavedChanges } from '@rostrum/remote-runtime';
import { Button, Card, PanelError } from '@rostrum/ui-kit';
import { ContractForm, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { formName, usePersonFields } from './person-fields.queries.ts';
import { useSaveFields } from './use-save-fields.ts';
import { ValueField } from './value-field.tsx';

interface MoreFieldsFormProps {
  id: string;
  list: PersonFieldList;
}

function MoreFieldsForm({ id, list }: MoreFieldsFormProps) {
  const [schema] = useState(() => valuesSchema(list.fields));
  const form = useContractForm({ schema, name: formName, values: { values: list.values } });
  useUnsavedChanges(form.formState.isDirty);
  const { send, error, isConflict, isSaving } = useSaveFields(id, list, (values) => form.settle({ values }));
  return (
    <Card title="More fields">
      <ContractForm
        form={form}
        error={error}
        title={
          isConflict
            ? `${error?.message ?? ''} Your text is kept. Save again to replace that change.`
            : undefined
        }
        failure="Could not save. Your text is kept."
        onSubmit={({ values }) => send(values)}
      >
        {list.fields.map((field) => (
          <ValueField key={field.key} field={field} />
        ))}
        <Button type="primary" htmlType="submit" loading={isSaving}>
          Save more fields
        </Button>
      </ContractForm>
    </Card>
  );
}

/** What the organisation added to its profiles; nothing where it added nothing. */
export function MoreFieldsCard({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = usePersonFields(id);
  if (isError && !data)
    return (
      <Card title="More fields">
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  if (!data || data.fields.length === 0) return null;
  // Another definition is another form: its limits and choices are other ones.
  const shape = data.fields.map(({ id: field, version }) => `${field}.${version}`).join(' ');
  return <MoreFieldsForm key={shape} id={id} list={data} />;
}
