import type { CustomField } from '@rostrum/contracts/fields';
import { InputNumber, Select, filterByLabel } from '@rostrum/ui-kit/data';
import { ContractField, ProseField, TextField } from '@rostrum/ui-kit/form';

const toOptions = (choices: readonly string[]) => choices.map((value) => ({ value, label: value }));
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface ValueFieldProps {
  field: CustomField;
}
interface NamedProps {
  name: string;
  isRequired: boolean;
}

const NumberField = (named: NamedProps) => (
  <ContractField {...named}>
    {({ value, onChange, ...control }, { minimum, maximum }) => (
      <InputNumber
        {...control}
        min={minimum}
        max={maximum}
        controls={false}
        inputMode="decimal"
        value={typeof value === 'number' ? value : null}
        onChange={(number) => onChange(number ?? null)}
      />
    )}
  </ContractField>
);

const ChoiceField = ({ choices, ...named }: NamedProps & { choices: readonly string[] }) => (
  <ContractField {...named}>
    {({ value, onChange, ...control }) => (
      <Select
        {...control}
        allowClear
        showSearch={choices.length > 12 && { filterOption: filterByLabel }}
        options={toOptions(choices)}
        value={typeof value === 'string' ? value : undefined}
        onChange={(choice?: string) => onChange(choice ?? null)}
      />
    )}
  </ContractField>
);

const ChoicesField = ({ choices, ...named }: NamedProps & { choices: readonly string[] }) => (
  <ContractField {...named}>
    {({ value, onChange, ...control }) => (
      <Select
        {...control}
        mode="multiple"
        allowClear
        options={toOptions(choices)}
        value={Array.isArray(value) ? value.map(String) : []}
        onChange={(chosen: string[]) => onChange(chosen.length > 0 ? chosen : null)}
      />
    )}
  </ContractField>
);

const YesNoField = (named: NamedProps) => (
  <ContractField {...named}>
    {({ value, onChange, ...control }) => (
      <Select
        {...control}
        allowClear
        options={yesOrNo}
        value={value === true ? 'yes' : value === false ? 'no' : undefined}
        onChange={(choice?: string) => onChange(choice === undefined ? null : choice === 'yes')}
      />
    )}
  </ContractField>
);

/** The control that a kind of field is filled in with. */
export function ValueField({ field: { key, kind, choices, is_required: isRequired } }: ValueFieldProps) {
  const named = { name: `values.${key}`, isRequired };
  switch (kind) {
    case 'text':
      return <TextField {...named} autoComplete="off" />;
    case 'longtext':
      return <ProseField {...named} rows={4} isCounted />;
    case 'number':
      return <NumberField {...named} />;
    case 'date':
      return <TextField {...named} type="date" />;
    case 'select':
      return <ChoiceField {...named} choices={choices} />;
    case 'multiselect':
      return <ChoicesField {...named} choices={choices} />;
    case 'url':
      return <TextField {...named} inputMode="url" autoComplete="off" />;
    case 'email':
      return <TextField {...named} inputMode="email" autoComplete="off" />;
    case 'boolean':
      return <YesNoField {...named} />;
  }
}
