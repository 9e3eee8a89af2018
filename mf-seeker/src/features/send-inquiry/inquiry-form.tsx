import {
  typesWithRequiredDeadline,
  type InquiryTypeId,
  type PersonAvailability,
  type SessionUser,
} from '@rostrum/contracts';
import { Button, useNow } from '@rostrum/ui-kit';
import { FormErrorSummary } from '@rostrum/ui-kit/data';
import { CheckField } from './check-field.tsx';
import { DeadlineField } from './deadline-field.tsx';
import { askedFields } from './asked-fields.ts';
import './inquiry-form.css';
import { MoreFields } from './more-fields.tsx';
import { SendFailure } from './send-failure.tsx';
import { SenderFields } from './sender-fields.tsx';
import { TextField } from './text-field.tsx';
import { ThankYou } from './thank-you.tsx';
import type { InquiryAddress } from './to-submission.ts';
import { TypeChoice } from './type-choice.tsx';
import { TypeFields } from './type-fields.tsx';
import { typeNotes } from './type-order.ts';
import { useInquiryForm } from './use-inquiry-form.ts';

export interface InquiryFormProps {
  address: InquiryAddress;
  types: readonly InquiryTypeId[];
  availability: readonly PersonAvailability[];
  organisation: { name: string; timezone: string; desk_phone: string | null };
  /** `Dr Okonjo-Hale`, or the organisation. */
  recipient: string;
  user: SessionUser | null;
  onStart?: () => void;
}

/** Asks for what the chosen type needs, checks it as the server does, and never loses a word. */
export function InquiryForm({ availability, organisation, recipient, ...options }: InquiryFormProps) {
  const form = useInquiryForm(options);
  const now = useNow();
  const { draft, errorOf } = form;
  if (form.receipt)
    return (
      <ThankYou
        receipt={form.receipt}
        recipient={recipient}
        deadline={draft.deadline_at}
        isGuest={options.user === null}
        onAnother={form.startOver}
      />
    );

  const fields = askedFields(draft.type);
  const [first, second] = [
    fields.filter(({ required }) => required),
    fields.filter(({ required }) => !required),
  ];
  return (
    <form
      noValidate
      className="sk-inquiry-form"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      // A form of many fields is not sent by Enter in one of them (specification, section 5).
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <FormErrorSummary problems={form.listed} />
      <TypeChoice types={options.types} value={draft.type} onChange={(type) => form.change({ type })} />
      {typeNotes(availability, draft.type, now).map((note) => (
        <p key={note} className="sk-inquiry-form__note">
          {note}
        </p>
      ))}
      <TypeFields draft={draft} fields={first} errorOf={errorOf} onChange={form.changeField} />
      <DeadlineField
        value={draft.deadline_at}
        isRequired={typesWithRequiredDeadline.includes(draft.type)}
        error={errorOf('deadline_at')}
        organisation={organisation}
        onChange={(deadline_at) => form.change({ deadline_at })}
      />
      <TextField
        path="subject"
        isCounted
        value={draft.subject}
        error={errorOf('subject')}
        onChange={(subject) => form.change({ subject })}
      />
      <TextField
        path="message"
        isCounted
        isLong
        value={draft.message}
        error={errorOf('message')}
        onChange={(message) => form.change({ message })}
      />
      <SenderFields
        value={draft}
        isSignedIn={options.user !== null}
        errorOf={errorOf}
        onChange={form.change}
      />
      <MoreFields
        draft={draft}
        fields={second}
        errorOf={errorOf}
        onChange={form.change}
        onFieldChange={form.changeField}
      />
      <CheckField
        path="consent"
        isRequired
        label={`${organisation.name} may use these details to answer me.`}
        value={draft.consent}
        error={errorOf('consent')}
        onChange={(consent) => form.change({ consent })}
      />
      {form.failure && (
        <SendFailure
          error={form.failure.error}
          deskPhone={organisation.desk_phone}
          onSendAsNew={form.submitAsNew}
        />
      )}
      <Button type="primary" size="large" block htmlType="submit" loading={form.isSending}>
        Send to {recipient}
      </Button>
      <p className="sk-inquiry-form__foot">
        {options.user
          ? 'You follow it under Inquiries.'
          : 'You get a tracking link at once. No account needed.'}
      </p>
    </form>
  );
}
