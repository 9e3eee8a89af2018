import { getBody } from '@rostrum/contracts';
import { integrations, webhookEvents, type Webhook } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { eventWords } from './integration-words.ts';

interface WebhookDialogProps {
  /** Left out: a new one. */
  webhook?: Webhook | undefined;
  /** A new one was made: its secret is shown once. */
  onSecret: (name: string, secret: string) => void;
  onClose: () => void;
}

/** Adds a webhook, or changes one. */
export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const form = useContractForm({
    schema: getBody(integrations.addWebhook),
    name: 'webhook',
    values: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      events: webhook?.events ?? [...webhookEvents],
    },
  });
  const add = useContractMutation(integrations.addWebhook);
  const change = useContractMutation(integrations.changeWebhook);
  return (
    <FormDialog
      form={form}
      title={webhook ? `Change ${webhook.name}` : 'Add a webhook'}
      confirmLabel={webhook ? 'Save webhook' : 'Add webhook'}
      onSubmit={async (body) => {
        if (webhook) {
          const { id, version, state } = webhook;
          await change.mutateAsync({
            params: { id },
            body: { ...body, version, state: state === 'active' ? 'active' : 'paused' },
          });
          notify.success({ title: `${body.name} is saved.` });
        } else onSecret(body.name, (await add.mutateAsync({ body })).secret);
      }}
      onClose={onClose}
    >
      <TextField name="name" autoFocus />
      <TextField name="url" inputMode="url" placeholder="https://" />
      <ContractField name="events">
        {({ value, onChange, id }) => (
          <Checkbox.Group
            value={Array.isArray(value) ? value : []}
            options={webhookEvents.map((event) => ({ value: event, label: eventWords[event] }))}
            onChange={onChange}
            role="group"
            aria-labelledby={`${id}_label`}
          />
        )}
      </ContractField>
    </FormDialog>
  );
}
