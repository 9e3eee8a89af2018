import type { PostSummary } from '@rostrum/contracts';
import { Checkbox, Select } from '@rostrum/ui-kit/data';
import { ContractField, TextField, useContractField } from '@rostrum/ui-kit/form';

const access: { value: PostSummary['access']; label: string }[] = [
  { value: 'public', label: 'Everybody, and search engines' },
  { value: 'unlisted', label: 'Everybody who has the address' },
  { value: 'private', label: 'Only your organisation' },
];

interface ChoiceFieldProps {
  name: string;
  options: { value: string; label: string }[];
  isDisabled: boolean;
}

function ChoiceField({ name, options, isDisabled }: ChoiceFieldProps) {
  return (
    <ContractField name={name}>
      {({ value, onChange, id, onBlur, status }) => (
        <Select
          id={id}
          style={{ width: '100%' }}
          status={status}
          disabled={isDisabled}
          options={options}
          value={String(value)}
          onBlur={onBlur}
          onChange={(next) => onChange(next)}
        />
      )}
    </ContractField>
  );
}

/** What each kind of post is called. */
export type KindNames = Readonly<Record<PostSummary['kind'], string>>;

export const KindField = ({ names, isDisabled = false }: { names: KindNames; isDisabled?: boolean }) => (
  <ChoiceField
    name="kind"
    options={Object.entries(names).map(([value, label]) => ({ value, label }))}
    isDisabled={isDisabled}
  />
);
export const AccessField = ({ isDisabled }: { isDisabled: boolean }) => (
  <ChoiceField name="access" options={access} isDisabled={isDisabled} />
);

/** How the post shows in search engines and in links that are shared. */
export function SearchEngineFields() {
  const { field } = useContractField('noindex');
  return (
    <>
      <TextField name="seo_title" isCounted />
      <TextField name="seo_description" isCounted />
      <TextField name="canonical_url" inputMode="url" />
      <Checkbox checked={field.value === true} onChange={({ target }) => field.onChange(target.checked)}>
        Keep this post out of search engines
      </Checkbox>
    </>
  );
}
