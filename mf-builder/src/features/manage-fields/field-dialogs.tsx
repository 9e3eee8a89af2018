import { customFields, fieldKindNames, type CountedField, type FieldKind } from '@rostrum/contracts/fields';
import { getBody } from '@rostrum/contracts';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, useContractForm, useFieldValue } from '@rostrum/ui-kit/form';
import { FieldFields, KindField } from './field-fields.tsx';
import { useFieldChanges } from './fields.queries.ts';
import styles from './fields.module.css';

const blank = {
  kind: 'text' as FieldKind,
  label: '',
  help: null,
  choices: [] as string[],
  visibility: 'public' as const,
  is_required: false,
};

function ChosenFields() {
  const kind = useFieldValue('kind');
  return <FieldFields kind={kind as FieldKind} />;
}

export function AddFieldDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm({ schema: getBody(customFields.add), name: 'field', values: blank });
  const { add } = useFieldChanges();
  return (
    <FormDialog
      form={form}
      title="Add field"
      confirmLabel="Add field"
      failure="The field was not added."
      onSubmit={async (body) => {
        await add.mutateAsync({ body });
        notify.success({ title: `“${body.label}” added`, description: 'It stands in every profile now.' });
      }}
      onClose={onClose}
    >
      <KindField />
      <ChosenFields />
    </FormDialog>
  );
}

export function EditFieldDialog({ field, onClose }: { field: CountedField; onClose: () => void }) {
  const { version, label, help, choices, visibility, is_required } = field;
  const form = useContractForm({
    schema: getBody(customFields.change),
    name: 'field',
    values: { version, label, help, choices, visibility, is_required },
  });
  const { change } = useFieldChanges();
  return (
    <FormDialog
      form={form}
      title={`Edit ${label}`}
      confirmLabel="Save field"
      failure="The field was not saved."
      onSubmit={async (body) => {
        await change.mutateAsync({ params: { id: field.id }, body });
        notify.success({ title: `“${body.label}” saved` });
      }}
      onClose={onClose}
    >
      <p className={styles.note}>
        {fieldKindNames[field.kind]}, <code>{field.key}</code>. Kind and key cannot be changed.
      </p>
      <FieldFields kind={field.kind} />
    </FormDialog>
  );
}
