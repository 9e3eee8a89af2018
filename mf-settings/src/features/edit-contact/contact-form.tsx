import { useState, type ReactNode } from 'react';
import {
  countries,
  settings,
  subdivisionsOf,
  webAddress,
  type Contact,
  type RouteBody,
} from '@rostrum/contracts';
import { contractQueryKey, useContractMutation, useEmit, useUnsavedChanges } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, Card, Input, notify } from '@rostrum/ui-kit';
import { Form, FormErrorSummary, Select } from '@rostrum/ui-kit/data';
import styles from './contact-form.module.css';

type Values = RouteBody<typeof settings.updateContact>;

const countryOptions = countries().map(({ code, name }) => ({ value: code, label: name }));
/** Told as soon as the field is left; the server judges by the same rule. */
async function checkWebsite(_rule: unknown, typed: string | null | undefined): Promise<void> {
  if (orNull(typed) === null) return;
  const { success, error } = webAddress(300).safeParse(typed);
  if (!success) throw new Error(error.issues[0]?.message);
}
/** An empty field means that there is none. */
const orNull = (text: string | null | undefined) => (text?.trim() ? text.trim() : null);

function cleaned({ organisation, ...values }: Values, contact: Contact): Values {
  return {
    ...values,
    version: contact.version,
    phone: orNull(values.phone),
    organisation:
      organisation && contact.organisation
        ? {
            ...organisation,
            version: contact.organisation.version,
            website: orNull(organisation.website),
            street: orNull(organisation.street),
            city: orNull(organisation.city),
            state: orNull(organisation.state),
            postal: orNull(organisation.postal),
            desk_phone: orNull(organisation.desk_phone),
          }
        : undefined,
  };
}

export interface ContactFormProps {
  contact: Contact;
  /** Stands beside the address, which is changed in a way of its own. */
  addressAction?: ReactNode;
}

/** Contact details of the person and, for those who run it, of the organisation. What was typed stays when saving fails. */
export function ContactForm({ contact, addressAction }: ContactFormProps) {
  const [form] = Form.useForm<Values>();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(contact);
  const [isChanged, setIsChanged] = useState(false);
  const emit = useEmit();
  useUnsavedChanges(isChanged);
  const country = Form.useWatch(['organisation', 'country'], form) ?? contact.organisation?.country ?? '';
  const states = subdivisionsOf(country);
  const save = useContractMutation(settings.updateContact, {
    onSuccess: (next) => {
      setSaved(next);
      // Shown as it was stored: a bare address has got its https://.
      form.setFieldValue(['organisation', 'website'], next.organisation?.website);
      queryClient.setQueryData(contractQueryKey(settings.getContact), next);
      setIsChanged(false);
      emit('settings.contact_saved', {});
      notify.success({ title: 'Saved.' });
    },
  });
  const problems = (save.error?.fields ?? []).map(({ path, message }) => ({
    fieldId: `contact_${path.replaceAll('.', '_')}`,
    message,
  }));
  const isConflict = save.error?.code === 'version_conflict';

  /** Somebody else saved meanwhile: what stands here is kept, and the next save replaces theirs. */
  const takeNewerVersion = async () => {
    const newer = await queryClient.fetchQuery({
      queryKey: contractQueryKey(settings.getContact),
      staleTime: 0,
    });
    setSaved(newer as Contact);
    save.reset();
  };

  return (
    <Form<Values>
      form={form}
      name="contact"
      layout="vertical"
      initialValues={contact}
      className={styles.form}
      onValuesChange={() => setIsChanged(true)}
      onFinish={(values) => save.mutate({ body: cleaned(values, saved) })}
    >
      {save.error ? (
        <FormErrorSummary
          title={
            isConflict
              ? 'These details were changed in another window. Your text is kept.'
              : problems.length === 0
                ? 'Could not save. Your text is kept. Try again.'
                : undefined
          }
          problems={problems}
          requestId={save.error.requestId}
        />
      ) : null}
      {isConflict ? <Button onClick={() => void takeNewerVersion()}>Keep my text and continue</Button> : null}
      <Card title="You">
        <div className={styles.pair}>
          <Form.Item
            name="firstname"
            label="First name"
            rules={[{ required: true, message: 'Enter your first name.' }]}
          >
            <Input maxLength={60} autoComplete="given-name" />
          </Form.Item>
          <Form.Item
            name="lastname"
            label="Last name"
            rules={[{ required: true, message: 'Enter your last name.' }]}
          >
            <Input maxLength={60} autoComplete="family-name" />
          </Form.Item>
        </div>
        <Form.Item label="Email" htmlFor="contact_email" required extra="You sign in with this address.">
          <div className={styles.address}>
            <Input id="contact_email" value={contact.email} readOnly />
            {addressAction}
          </div>
        </Form.Item>
        <Form.Item name="phone" label="Phone">
          <Input maxLength={40} autoComplete="tel" inputMode="tel" />
        </Form.Item>
      </Card>
      {contact.organisation ? (
        <Card title="Organisation" hint={contact.organisation.company_username}>
          <Form.Item
            name={['organisation', 'name']}
            label="Name"
            rules={[{ required: true, message: 'Enter the name of the organisation.' }]}
          >
            <Input maxLength={150} autoComplete="organization" />
          </Form.Item>
          <Form.Item
            name={['organisation', 'website']}
            label="Website"
            validateTrigger="onBlur"
            rules={[{ validator: checkWebsite }]}
          >
            <Input maxLength={300} placeholder="https://example.org" inputMode="url" autoComplete="url" />
          </Form.Item>
          <Form.Item
            name={['organisation', 'desk_phone']}
            label="Desk phone"
            extra="Seekers see it when their deadline is near."
          >
            <Input maxLength={40} inputMode="tel" />
          </Form.Item>
          <Form.Item name={['organisation', 'street']} label="Street">
            <Input maxLength={120} autoComplete="street-address" />
          </Form.Item>
          <div className={styles.pair}>
            <Form.Item name={['organisation', 'postal']} label="Postal code">
              <Input maxLength={12} autoComplete="postal-code" />
            </Form.Item>
            <Form.Item name={['organisation', 'city']} label="City">
              <Input maxLength={80} autoComplete="address-level2" />
            </Form.Item>
          </div>
          <Form.Item
            name={['organisation', 'country']}
            label="Country"
            rules={[{ required: true, message: 'Choose a country.' }]}
          >
            <Select options={countryOptions} showSearch={{ optionFilterProp: 'label' }} />
          </Form.Item>
          {states.length > 0 ? (
            <Form.Item
              name={['organisation', 'state']}
              label="State or province"
              rules={[{ required: true, message: 'Choose a state or province.' }]}
            >
              <Select
                options={states.map(({ code, name }) => ({ value: code, label: name }))}
                showSearch={{ optionFilterProp: 'label' }}
              />
            </Form.Item>
          ) : null}
        </Card>
      ) : null}
      <div>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Save contact details
        </Button>
      </div>
    </Form>
  );
}
