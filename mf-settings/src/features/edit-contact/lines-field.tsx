import { Input } from '@rostrum/ui-kit';
import { ContractField } from '@rostrum/ui-kit/form';

const toText = (value: unknown): string => (Array.isArray(value) ? value.map(String).join('\n') : '');
const withoutEmpty = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String).filter((line) => line.trim() !== '') : [];

/** A list of a contract, one entry in each line. An empty line stays until the field is left. */
export const LinesField = ({ name }: { name: string }) => (
  <ContractField name={name} isRequired={false}>
    {({ id, value, onChange, onBlur, ...control }) => (
      <Input.TextArea
        id={id}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        rows={4}
        value={toText(value)}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        onBlur={() => {
          onChange(withoutEmpty(value));
          onBlur();
        }}
      />
    )}
  </ContractField>
);
