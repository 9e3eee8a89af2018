import { getBody, savedSearches, type AlertFrequency, type SavedSearch } from '@rostrum/contracts';
import { Radio } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import type { ReactNode } from 'react';
import { alertChoices } from './alert-words.ts';
import styles from './saved-searches.module.css';

export interface SavedSearchDialogProps {
  title: string;
  confirmLabel: string;
  /** What is there already; nothing when a search is saved for the first time. */
  search?: Pick<SavedSearch, 'name' | 'alert'>;
  /** When new matches are mailed unless another choice is made. */
  alert?: AlertFrequency;
  /** Beside the buttons, at the start of their row. */
  extra?: ReactNode;
  onSave: (values: { name?: string | undefined; alert: AlertFrequency }) => Promise<unknown>;
  onClose: () => void;
}

// A search that is there keeps a name; a new one without is called after what it looks for.
const added = getBody(savedSearches.save).omit({ filters: true });
const changed = getBody(savedSearches.change).required();

/** Asks for the name of a search and when its new matches are mailed. What was typed stays when the server refuses. */
export function SavedSearchDialog({ search, alert = 'daily', onSave, ...dialog }: SavedSearchDialogProps) {
  const form = useContractForm({
    schema: search ? changed : added,
    name: 'saved_search',
    values: { name: search?.name ?? '', alert: search?.alert ?? alert },
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      width={440}
      marks="optional"
      onlyField="name"
      enterSends
      failure="The search could not be saved. Try again."
      onSubmit={(body) => onSave(body).then(() => true)}
    >
      <TextField name="name" autoFocus {...(!search && { placeholder: 'Called after what it looks for' })} />
      <ContractField name="alert" isRequired>
        {({ id, value, onChange, onBlur, ref: _ref, status: _status, ...control }) => (
          <Radio.Group
            {...control}
            className={styles.choices}
            aria-labelledby={`${id}_label`}
            value={value}
            options={alertChoices}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </ContractField>
    </FormDialog>
  );
}
