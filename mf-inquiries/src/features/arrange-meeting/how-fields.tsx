import { inquiryChoiceLabel, meetingModes } from '@rostrum/contracts';
import { Radio } from '@rostrum/ui-kit/data';
import { ContractField, TextField } from '@rostrum/ui-kit/form';

/** How and where they meet. */
export const HowFields = () => (
  <>
    <ContractField name="mode" isRequired>
      {({ value, onChange, status: _status, ...control }) => (
        <Radio.Group
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          options={meetingModes.map((mode) => ({ value: mode, label: inquiryChoiceLabel(mode) }))}
        />
      )}
    </ContractField>
    <TextField name="place" autoComplete="off" />
  </>
);
