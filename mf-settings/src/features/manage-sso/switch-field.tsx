import { Checkbox } from '@rostrum/ui-kit/data';
import { ContractField } from '@rostrum/ui-kit/form';

interface SwitchFieldProps {
  name: string;
}

/** A yes or no of a contract, with the label of the contract next to the box. */
export const SwitchField = ({ name }: SwitchFieldProps) => (
  <ContractField name={name} isLabelHidden>
    {({ value, onChange, id, ref, onBlur, status: _status, ...aria }, { label }) => (
      <Checkbox
        {...aria}
        // The hidden label of the field and the visible one of the box would be read twice.
        aria-label={label}
        id={id}
        ref={ref}
        onBlur={onBlur}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      >
        {label}
      </Checkbox>
    )}
  </ContractField>
);
