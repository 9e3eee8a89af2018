import type { ReactNode } from 'react';
import { getBody, settings, type Contact, type FormValues } from '@rostrum/contracts';
import { contractQueryKey, useContractMutation, useEmit, useUnsavedChanges } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, Card, Input, notify } from '@rostrum/ui-kit';
import { ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import styles from './contact-form.module.css';
import { OrganisationCard } from './organisation-card.tsx';

const schema = getBody(settings.updateContact);

const toValues = ({ organisation, ...own }: Contact): FormValues<typeof schema> => ({
  ...own,
  organisation: organisation ?? undefined,
});

export interface ContactFormProps {
  contact: Contact;
  /** Stands beside the address, which is changed in a way of its own. */
  addressAction?: ReactNode;
}

/** Contact details of the person and, for those who run it, of the organisation. What was typed stays when saving fails. */
export function ContactForm({ contact, addressAction }: ContactFormProps) {
  const queryClient = useQueryClient();
  const emit = useEmit();
  const form = useContractForm({ schema, name: 'contact', values: toValues(contact) });
  useUnsavedChanges(form.formState.isDirty);
  const save = useContractMutation(settings.updateContact, {
    onSuccess: (next) => {
      // Shown as it was stored: a bare address has got its https://.
      form.settle(toValues(next));
      queryClient.setQueryData(contractQueryKey(settings.getContact), next);
      emit('settings.contact_saved', {});
      notify.success({ title: 'Contact details saved.' });
    },
  });
  const isConflict = save.error?.code === 'version_conflict';

  /** Somebody else saved meanwhile: what stands here is kept, and the next save replaces theirs. */
  const takeNewerVersion = async () => {
    const queryKey = contractQueryKey(settings.getContact);
    const newer = await queryClient.fetchQuery<Contact>({ queryKey, staleTime: 0 });
    form.setValue('version', newer.version);
    if (newer.organisation) form.setValue('organisation.version', newer.organisation.version);
    save.reset();
  };

  return (
    <ContractForm
      form={form}
      className={styles.form}
      error={save.error}
      title={isConflict ? 'These details were changed in another window. Your text is kept.' : undefined}
      failure="Could not save. Your text is kept. Try again."
      action={
        isConflict ? (
          <Button onClick={() => void takeNewerVersion()}>Keep my text and continue</Button>
        ) : undefined
      }
      onSubmit={(body) => save.mutate({ body })}
    >
      <Card title="You">
        <div className={styles.pair}>
          <TextField name="firstname" autoComplete="given-name" />
          <TextField name="lastname" autoComplete="family-name" />
        </div>
        <div className="r-field">
          <div className="r-field__head">
            <label className="r-field__label r-field__label--required" htmlFor="contact_email">
              Email
            </label>
          </div>
          <div className={styles.address}>
            <Input id="contact_email" aria-describedby="contact_email_note" value={contact.email} readOnly />
            {addressAction}
          </div>
          <div className="r-field__note" id="contact_email_note">
            You sign in with this address.
          </div>
        </div>
        <TextField name="phone" autoComplete="tel" inputMode="tel" />
      </Card>
      {contact.organisation ? <OrganisationCard username={contact.organisation.company_username} /> : null}
      <div>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Save contact details
        </Button>
      </div>
    </ContractForm>
  );
}
