import {
  customFields,
  fieldKindNames,
  type CountedField,
  type FieldEntity,
  type FieldKind,
} from '@rostrum/contracts/fields';
import { getBody } from '@rostrum/contracts';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, useContractForm, useFieldValue } from '@rostrum/ui-kit/form';
import { entityWords } from './entity-words.ts';
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

function ChosenFields({ entity }: { entity: FieldEntity }) {
  const kind = useFieldValue('kind');
  return <FieldFields entity={entity} kind={kind as FieldKind} />;
}

interface AddFieldDialogProps {
  entity: FieldEntity;
  onClose: () => void;
}

export function AddFieldDialog({ entity, onClose }: AddFieldDialogProps) {
  const form = useContractForm({
    schema: getBody(customFields.add),
    name: 'field',
    values: { ...blank, entity, ...(entity === 'inquiry' && { inquiry_types: [] }) },
  });
  const { add } = useFieldChanges(entity);
  return (
    <FormDialog
      form={form}
      title="Add field"
      confirmLabel="Add field"
      failure="The field was not added."
      onSubmit={async (body) => {
        await add.mutateAsync({ body });
        notify.success({
          title: `“${body.label}” added`,
          description:
            entity === 'inquiry'
              ? 'Your inquiry form asks for it now.'
              : `Every ${entityWords[entity].one} has it now.`,
        });
      }}
      onClose={onClose}
    >
      <KindField entity={entity} />
      <ChosenFields entity={entity} />
    </FormDialog>
  );
}

interface EditFieldDialogProps extends AddFieldDialogProps {
  field: CountedField;
}

export function EditFieldDialog({ entity, field, onClose }: EditFieldDialogProps) {
  const { version, label, help, choices, visibility, is_required, inquiry_types } = field;
  const form = useContractForm({
    schema: getBody(customFields.change),
    name: 'field',
    values: {
      version,
      label,
      help,
      choices,
      visibility,
      is_required,
      ...(inquiry_types && { inquiry_types }),
    },
  });
  const { change } = useFieldChanges(entity);
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
      <FieldFields entity={entity} kind={field.kind} />
    </FormDialog>
  );
}
