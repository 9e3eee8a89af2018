import { getBody } from '@rostrum/contracts';
import { apiKeys, keyKinds, keyLifetimes, readScopes, type KeyKind } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Checkbox, Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { keyWords, scopeWords } from './integration-words.ts';
import type { Shown } from './shown-once.tsx';

interface ApiKeyDialogProps {
  /** For members alone, as an identity provider needs it; otherwise the kind and what it reads are chosen. */
  purpose?: 'read' | 'provision';
  /** The key was made: it is shown once. */
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

const isKind = (value: unknown): value is KeyKind => keyKinds.some((kind) => kind === value);

const scimExplanation =
  'Paste it into your identity provider as the bearer token, with the address on the card. Anyone who has it can add and remove members. It is shown this once.';

/** What is shown of a new key, once: for a client its ID too. */
export const describeNewKey = (
  { name, kind, client_id }: { name: string; kind: KeyKind; client_id: string | null },
  key: string,
): Shown => ({
  title: kind === 'client' ? `Secret of ${name}` : `Key of ${name}`,
  explanation: keyWords[kind].explanation,
  ...(client_id !== null && { identifier: { label: 'Client ID', text: client_id } }),
  text: key,
});

/** Makes a key, a personal token or an OAuth 2 client. */
export function ApiKeyDialog({ purpose = 'read', onShow, onClose }: ApiKeyDialogProps) {
  const isForMembers = purpose === 'provision';
  const form = useContractForm({
    schema: getBody(apiKeys.add),
    name: 'api-key',
    values: {
      name: '',
      kind: 'organisation' as KeyKind,
      scopes: isForMembers ? ['members.provision' as const] : [...readScopes],
      days: 365 as const,
    },
  });
  const add = useContractMutation(apiKeys.add);
  return (
    <FormDialog
      form={form}
      title={isForMembers ? 'Make a SCIM token' : 'Make an API key'}
      confirmLabel={isForMembers ? 'Make the token' : 'Make the key'}
      onSubmit={async (body) => {
        const { item, key } = await add.mutateAsync({ body });
        onShow(
          isForMembers
            ? { ...describeNewKey(item, key), explanation: scimExplanation }
            : describeNewKey(item, key),
        );
      }}
      onClose={onClose}
    >
      <TextField name="name" autoFocus />
      {isForMembers ? null : (
        <>
          <ContractField name="kind">
            {({ value, ...control }) => (
              <Select
                {...control}
                value={isKind(value) ? value : undefined}
                options={keyKinds.map((kind) => ({ value: kind, label: keyWords[kind].title }))}
              />
            )}
          </ContractField>
          <ContractField name="scopes">
            {({ value, onChange, id }) => (
              <Checkbox.Group
                value={Array.isArray(value) ? value : []}
                options={readScopes.map((scope) => ({ value: scope, label: scopeWords[scope] }))}
                onChange={onChange}
                role="group"
                aria-labelledby={`${id}_label`}
              />
            )}
          </ContractField>
        </>
      )}
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
