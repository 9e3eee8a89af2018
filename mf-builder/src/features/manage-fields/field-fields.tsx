import {
  fieldKindNames,
  fieldKinds,
  fieldVisibilities,
  hasChoices,
  type FieldEntity,
  type FieldKind,
} from '@rostrum/contracts/fields';
import { Input } from '@rostrum/ui-kit';
import { Checkbox, Segmented, Select } from '@rostrum/ui-kit/data';
import { ContractField, TextField, useFieldValue } from '@rostrum/ui-kit/form';
import { entityWords } from './entity-words.ts';
import { visibilityWords } from './field-words.ts';

const kinds = fieldKinds.map((value) => ({ value, label: fieldKindNames[value] }));
const visibilities = fieldVisibilities.map((value) => ({ value, label: visibilityWords[value].label }));

export const KindField = () => (
  <ContractField name="kind">
    {({ value, ...control }) => <Select {...control} options={kinds} value={String(value)} />}
  </ContractField>
);

/** Choices as lines of a text: typed, or pasted from a list. */
const ChoicesField = () => (
  <ContractField name="choices">
    {({ value, onChange, ...control }) => (
      <Input.TextArea
        {...control}
        rows={5}
        value={Array.isArray(value) ? value.join('\n') : ''}
        onChange={(event) => onChange(event.target.value.split('\n'))}
      />
    )}
  </ContractField>
);

function VisibilityField({ entity }: { entity: FieldEntity }) {
  const current = useFieldValue('visibility');
  const chosen = fieldVisibilities.find((value) => value === current) ?? 'public';
  return (
    <ContractField name="visibility" hint={entityWords[entity].seenBy[chosen]}>
      {({ value, onChange, ref, id }) => (
        <Segmented
          ref={ref}
          id={id}
          aria-labelledby={`${id}_label`}
          options={visibilities}
          value={String(value)}
          onChange={onChange}
        />
      )}
    </ContractField>
  );
}

const RequiredField = () => (
  <ContractField name="is_required" isLabelHidden>
    {({ value, onChange, status: _status, ...control }, { label }) => (
      <Checkbox {...control} checked={value === true} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Checkbox>
    )}
  </ContractField>
);

/** What a field is, below its kind. */
export const FieldFields = ({ entity, kind }: { entity: FieldEntity; kind: FieldKind }) => (
  <>
    <TextField name="label" isCounted />
    <TextField name="help" isCounted />
    {hasChoices(kind) ? <ChoicesField /> : null}
    <VisibilityField entity={entity} />
    <RequiredField />
  </>
);
