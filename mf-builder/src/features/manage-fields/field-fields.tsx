import { inquiryTypes } from '@rostrum/contracts';
import {
  fieldKindNames,
  fieldKinds,
  fieldVisibilities,
  hasChoices,
  inquiryFieldKinds,
  type FieldEntity,
  type FieldKind,
} from '@rostrum/contracts/fields';
import { Input } from '@rostrum/ui-kit';
import { Checkbox, Segmented, Select } from '@rostrum/ui-kit/data';
import { ContractField, TextField, useFieldValue } from '@rostrum/ui-kit/form';
import { entityWords } from './entity-words.ts';
import { visibilityWords } from './field-words.ts';

const kindsOf = (entity: FieldEntity) =>
  (entity === 'inquiry' ? inquiryFieldKinds : fieldKinds).map((value) => ({
    value,
    label: fieldKindNames[value],
  }));
const types = inquiryTypes.map(({ id, label }) => ({ value: id, label }));
/** Administrators alone write posts: between the organisation and the team there is no difference. */
const visibilitiesOf = (entity: FieldEntity) =>
  fieldVisibilities
    .filter((value) => entity !== 'post' || value !== 'organisation')
    .map((value) => ({ value, label: visibilityWords[value].label }));

export const KindField = ({ entity }: { entity: FieldEntity }) => (
  <ContractField name="kind">
    {({ value, ...control }) => <Select {...control} options={kindsOf(entity)} value={String(value)} />}
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
          options={visibilitiesOf(entity)}
          value={String(value)}
          onChange={onChange}
        />
      )}
    </ContractField>
  );
}

const TypesField = () => (
  <ContractField name="inquiry_types">
    {({ value, onChange, ...control }) => (
      <Select
        {...control}
        mode="multiple"
        allowClear
        options={types}
        value={Array.isArray(value) ? value.map(Number) : []}
        onChange={(chosen: number[]) => onChange(chosen)}
      />
    )}
  </ContractField>
);

const RequiredField = ({ entity }: { entity: FieldEntity }) => {
  const asked = entity === 'inquiry' ? 'Required to send' : undefined;
  return (
    <ContractField name="is_required" label={asked} isLabelHidden>
      {({ value, onChange, status: _status, ...control }, { label }) => (
        <Checkbox {...control} checked={value === true} onChange={(event) => onChange(event.target.checked)}>
          {asked ?? label}
        </Checkbox>
      )}
    </ContractField>
  );
};

/** What a field is, below its kind. */
export const FieldFields = ({ entity, kind }: { entity: FieldEntity; kind: FieldKind }) => (
  <>
    <TextField name="label" isCounted />
    <TextField name="help" isCounted />
    {hasChoices(kind) ? <ChoicesField /> : null}
    {entity === 'inquiry' ? <TypesField /> : <VisibilityField entity={entity} />}
    <RequiredField entity={entity} />
  </>
);
