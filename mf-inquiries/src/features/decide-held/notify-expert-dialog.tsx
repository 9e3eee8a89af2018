import { getBody } from '@rostrum/contracts';
import { quarantine, type ConcernedPerson, type HeldInquiryDetail } from '@rostrum/contracts/inquiries';
import { resourceOf, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(quarantine.notifyExpert);

const IncludeMessageField = () => (
  <ContractField name="include_message" isLabelHidden>
    {({ value, onChange, status: _status, ...control }, { label }) => (
      <Checkbox
        {...control}
        aria-label={String(label)}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      >
        {label}
      </Checkbox>
    )}
  </ContractField>
);

interface NotifyExpertDialogProps {
  item: HeldInquiryDetail;
  person: ConcernedPerson;
  onClose: () => void;
}

/** Emails an expert that a possible threat is held, with a note and, if chosen, the message. */
export function NotifyExpertDialog({ item, person, onClose }: NotifyExpertDialogProps) {
  const { name, reach, is_named: isNamed } = person;
  const form = useContractForm({ schema, name: 'notice', values: { note: '', include_message: false } });
  const { mutateAsync } = useContractMutation(quarantine.notifyExpert, {
    invalidates: [resourceOf(quarantine.list), 'inquiries'],
  });
  return (
    <FormDialog
      form={form}
      title={`Tell ${name}`}
      confirmLabel="Send email"
      marks="optional"
      onSubmit={async (body) => {
        await mutateAsync({ params: { id: item.id, person_id: person.id }, body });
        notify.success({ title: `The email to ${name} is on its way.` });
      }}
      onClose={onClose}
    >
      <p>
        We’ll email {name} that a message that {isNamed ? 'mentions them' : 'is addressed to them'} is on hold
        as a possible threat, and what happens next. Each person is notified once.
      </p>
      {reach === 'account' ? (
        <>
          <ProseField name="note" rows={3} />
          {item.restricted ? (
            <p className="r-secondary">This inquiry is restricted, so its message can’t be emailed.</p>
          ) : (
            <IncludeMessageField />
          )}
        </>
      ) : (
        <p className="r-secondary">
          {name} has no account to confirm the email address in the profile. The email has no note and no
          message; it asks them to contact you.
        </p>
      )}
    </FormDialog>
  );
}
