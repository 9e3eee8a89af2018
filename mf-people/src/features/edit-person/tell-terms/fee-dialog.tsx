import { feeVisibilities, type FeeKind, type PersonFee } from '@rostrum/contracts';
import { feeTerms } from '@rostrum/contracts/people';
import { feeKindLabels } from '@rostrum/contracts/terms';
import { TypeaheadList } from '@rostrum/ui-kit';
import { InputNumber, Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { visibilityWords } from './fee-words.ts';
import styles from './terms.module.css';

const noSuggestions = () => Promise.resolve([]);
const visibilities = feeVisibilities.map((value) => ({ value, label: visibilityWords[value] }));

const AmountField = ({ name }: { name: 'minimum' | 'maximum' }) => (
  <ContractField name={name}>
    {({ value, onChange, ...control }, { minimum, maximum }) => (
      <InputNumber
        {...control}
        className={styles.amount}
        min={minimum}
        max={maximum}
        controls={false}
        inputMode="numeric"
        value={typeof value === 'number' ? value : null}
        onChange={(amount) => onChange(amount ?? null)}
      />
    )}
  </ContractField>
);

const WaivedField = () => (
  <ContractField name="waived_for">
    {({ value, onChange }, { label, maxItems, maxLength }) => (
      <TypeaheadList
        label={label}
        placeholder="Type a group and press Enter"
        values={Array.isArray(value) ? value.map(String) : []}
        suggest={noSuggestions}
        takes="suggestions and new"
        maximum={maxItems}
        maxLength={maxLength}
        onChange={onChange}
      />
    )}
  </ContractField>
);

export interface FeeDialogProps {
  kind: FeeKind;
  fee: PersonFee | undefined;
  onSave: (terms: Omit<PersonFee, 'kind'>) => Promise<unknown>;
  onClose: () => void;
}

/** What one kind of work costs. What was typed stays when saving fails. */
export function FeeDialog({ kind, fee, onSave, onClose }: FeeDialogProps) {
  const {
    minimum = null,
    maximum = null,
    currency = '',
    waived_for = [],
    visible = 'on_request',
  } = fee ?? {};
  const form = useContractForm({
    schema: feeTerms,
    name: 'fee',
    values: { minimum, maximum, currency, waived_for, visible },
  });
  return (
    <FormDialog
      form={form}
      title={`${feeKindLabels[kind]} fee`}
      confirmLabel="Save fee"
      marks="none"
      failure="Could not save. Your text is kept."
      onSubmit={onSave}
      onClose={onClose}
    >
      <div className={styles.amounts}>
        <AmountField name="minimum" />
        <AmountField name="maximum" />
        <TextField name="currency" autoComplete="off" />
      </div>
      <WaivedField />
      <ContractField name="visible">
        {({ value, ...control }) => (
          <Select {...control} options={visibilities} value={value as PersonFee['visible']} />
        )}
      </ContractField>
    </FormDialog>
  );
}
