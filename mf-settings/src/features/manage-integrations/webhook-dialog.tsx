import { getBody } from '@rostrum/contracts';
import { chatEvents, integrations, webhookEvents, type Webhook } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Checkbox, Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { eventWords, formatWords } from './integration-words.ts';
import styles from './integrations.module.css';

/** What is added or changed: a webhook that programs read, or a chat. */
export type EditedWebhook = Webhook | 'webhook' | 'chat';

interface WebhookDialogProps {
  edited: EditedWebhook;
  /** A new one was made: its secret is shown once. */
  onSecret: (name: string, secret: string) => void;
  onClose: () => void;
}

/** Adds a webhook or a chat, or changes one. */
export function WebhookDialog({ edited, onSecret, onClose }: WebhookDialogProps) {
  const webhook = typeof edited === 'string' ? undefined : edited;
  const isChat = webhook ? webhook.format !== 'signed' : edited === 'chat';
  const events = isChat ? chatEvents : webhookEvents;
  const form = useContractForm({
    schema: getBody(integrations.addWebhook),
    name: 'webhook',
    values: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      format: webhook?.format ?? (isChat ? ('slack' as const) : ('signed' as const)),
      events: webhook?.events ?? [...events],
    },
  });
  const add = useContractMutation(integrations.addWebhook);
  const change = useContractMutation(integrations.changeWebhook);
  const what = isChat ? 'chat' : 'webhook';
  return (
    <FormDialog
      form={form}
      title={webhook ? `Change ${webhook.name}` : `Add a ${what}`}
      confirmLabel={webhook ? `Save ${what}` : `Add ${what}`}
      onSubmit={async ({ format, ...body }) => {
        if (webhook) {
          const { id, version, state } = webhook;
          await change.mutateAsync({
            params: { id },
            body: { ...body, version, state: state === 'active' ? 'active' : 'paused' },
          });
          notify.success({ title: `${body.name} is saved.` });
          return;
        }
        const { secret } = await add.mutateAsync({ body: { ...body, format } });
        if (secret === null)
          notify.success({ title: `${body.name} is added. Send a test to see it arrive.` });
        else onSecret(body.name, secret);
      }}
      onClose={onClose}
    >
      {isChat ? (
        <p className={styles.lead}>
          Make an incoming webhook in the channel and paste its address. Messages say that there is an inquiry
          and when a reply is due; they never hold names or texts.
        </p>
      ) : null}
      {isChat && !webhook ? (
        <ContractField name="format">
          {(control) => (
            <Select
              {...control}
              options={(['slack', 'teams'] as const).map((value) => ({ value, label: formatWords[value] }))}
            />
          )}
        </ContractField>
      ) : null}
      <TextField name="name" autoFocus />
      <TextField name="url" inputMode="url" placeholder="https://" />
      <ContractField name="events">
        {({ value, onChange, id }) => (
          <Checkbox.Group
            value={Array.isArray(value) ? value : []}
            options={events.map((event) => ({ value: event, label: eventWords[event] }))}
            onChange={onChange}
            role="group"
            aria-labelledby={`${id}_label`}
          />
        )}
      </ContractField>
    </FormDialog>
  );
}
