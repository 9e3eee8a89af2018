import { getBody } from '@rostrum/contracts';
import { apiKeys, keyLifetimes, keyScopes } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Checkbox, Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { scopeWords } from './integration-words.ts';

interface ApiKeyDialogProps {
  /** The key was made: it is shown once. */
  onKey: (name: string, key: string) => void;
  onClose: () => void;
}

/** Makes an API key. */
export function ApiKeyDialog({ onKey, onClose }: ApiKeyDialogProps) {
  const form = useContractForm({
    schema: getBody(apiKeys.add),
    name: 'api-key',
    values: { name: '', scopes: [...keyScopes], days: 365 as const },
  });
  const add = useContractMutation(apiKeys.add);
  return (
    <FormDialog
      form={form}
      title="Make an API key"
      confirmLabel="Make the key"
      onSubmit={async (body) => onKey(body.name, (await add.mutateAsync({ body })).key)}
      onClose={onClose}
    >
      <TextField name="name" autoFocus />
      <ContractField name="scopes">
        {({ value, onChange, id }) => (
          <Checkbox.Group
            value={Array.isArray(value) ? value : []}
            options={keyScopes.map((scope) => ({ value: scope, label: scopeWords[scope] }))}
            onChange={onChange}
            role="group"
            aria-labelledby={`${id}_label`}
          />
        )}
      </ContractField>
      <ContractField name="days">
        {(control) => (
          <Select
            {...control}
            options={keyLifetimes.map((days) => ({
              value: days,
              label: days === 365 ? '1 year' : `${days} days`,
            }))}
          />
        )}
      </ContractField>
    </FormDialog>
  );
}
