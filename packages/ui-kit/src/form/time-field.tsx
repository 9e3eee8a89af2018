import { TimeInput } from '../time/time-input.tsx';
import { ContractField, type ContractFieldProps } from './contract-field.tsx';

/** A time of day of a contract. State its time zone in `hint` where the reader's own could be meant. */
export const TimeField = (field: Omit<ContractFieldProps, 'children'>) => (
  <ContractField {...field}>
    {({ value, onChange, onBlur, ...control }) => (
      <TimeInput
        {...control}
        name={field.name}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        onBlur={() => onBlur()}
      />
    )}
  </ContractField>
);
