import { typesWithRequiredDeadline, type InquiryTypeId, formatList } from '@rostrum/contracts';
import { Button, useNow } from '@rostrum/ui-kit';
import { FormErrorSummary, blockEnter } from '@rostrum/ui-kit/data';
import { CheckField } from './check-field.tsx';
import { DeadlineField } from './deadline-field.tsx';
import { alsoAskLabel, colleaguesFor, formSteps, ownFields, typeNameOf } from '@rostrum/inquiry-form';
import { FilesField } from './files-field.tsx';
import { consentTexts, introsFor, requiredBy } from './asked-by.ts';
import { MoreFields } from './more-fields.tsx';
import { SendFailure } from './send-failure.tsx';
import { SenderFields } from './sender-fields.tsx';
import { TextField } from './text-field.tsx';
import { changeType } from './prefill-sender.ts';
import { RestoredDraft } from './restored-draft.tsx';
import { ThankYou } from './thank-you.tsx';
import { TypeChoice } from './type-choice.tsx';
import { TypeFields } from './type-fields.tsx';
import { useInquiryForm, type InquiryFormOptions } from './use-inquiry-form.ts';
import styles from './inquiry-form.module.css';

export interface InquiryFormProps extends InquiryFormOptions {
  /** What to know before asking for a type: notice, conditions, absence. */
  notesFor: (type: InquiryTypeId, now: number) => readonly string[];
  /** `Dr Okonjo-Hale`, or the organisation. */
  recipient: string;
}

/** Asks for what the chosen type needs, checks it as the server does, and never loses a word. */
export function InquiryForm({ notesFor, recipient, ...options }: InquiryFormProps) {
  const form = useInquiryForm(options);
  const now = useNow();
  const { draft, errorOf } = form;
  const organisations = options.addresses.map(({ organisation }) => organisation);
  if (form.isSent)
    return (
      <ThankYou
        sent={form.sent}
        recipient={recipient}
        deadline={draft.deadline_at}
        isGuest={options.user === null}
        onAnother={form.startOver}
      />
    );

  const required = requiredBy(organisations, draft.type);
  const [only, another] = organisations;
  const steps = formSteps(draft.type, required, ownFields(organisations, draft.type));
  const colleagues = options.addresses.flatMap(({ similar = [] }) => colleaguesFor(similar, draft.type));
  return (
    <form
      noValidate
      className={styles.inquiryForm}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      // A form of many fields is not sent by Enter in one of them (specification, section 5).
      onKeyDown={blockEnter}
    >
      {form.isRestored && <RestoredDraft onClear={form.discard} />}
      <FormErrorSummary problems={form.listed} />
      <TypeChoice
        types={options.types}
        value={draft.type}
        // What one organisation calls a type says nothing of the others.
        nameOf={only && !another ? (type) => typeNameOf(only.inquiry_form, type) : undefined}
        onChange={(type) => form.change(changeType(draft, type))}
      />
      {[...introsFor(organisations, draft.type), ...notesFor(draft.type, now)].map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <TextField
        path="message"
        isCounted
        isLong
        value={draft.message}
        error={errorOf('message')}
        onChange={(message) => form.change({ message })}
      />
      <DeadlineField
        value={draft.deadline_at}
        isRequired={typesWithRequiredDeadline.includes(draft.type) || required.includes('deadline_at')}
        error={errorOf('deadline_at')}
        organisations={organisations}
        onChange={(deadline_at) => form.change({ deadline_at })}
      />
      <TypeFields draft={draft} fields={steps.what} errorOf={errorOf} onChange={form.changeField} />
      <SenderFields
        draft={draft}
        steps={steps}
        isSignedIn={options.user !== null}
        errorOf={errorOf}
        onChange={form.change}
        onFieldChange={form.changeField}
      />
      <MoreFields
        draft={draft}
        steps={steps}
        errorOf={errorOf}
        onChange={form.change}
        onFieldChange={form.changeField}
      >
        {another ? (
          <p className={styles.note}>To attach files, ask one organisation at a time.</p>
        ) : (
          <FilesField
            files={draft.attachments ?? []}
            guestKey={form.guestKey}
            error={errorOf('attachments')}
            onAdd={form.addFile}
            onRemove={form.removeFile}
            onBusy={form.setIsUploading}
          />
        )}
      </MoreFields>
      {colleagues.length > 0 && (
        <CheckField
          path="also_ask"
          label={alsoAskLabel(colleagues)}
          value={draft.also_ask === true}
          onChange={(also_ask) => form.change({ also_ask })}
        />
      )}
      {consentTexts(organisations).map((text) => (
        <p key={text} className={styles.consent} dir="auto">
          {text}
        </p>
      ))}
      <CheckField
        path="consent"
        isRequired
        label={`${formatList(organisations.map(({ name }) => name))} may use these details to answer me.`}
        value={draft.consent}
        error={errorOf('consent')}
        onChange={(consent) => form.change({ consent })}
      />
      {form.failure && (
        <SendFailure
          error={form.failure.error}
          sentTo={form.sent.map(({ organisation }) => organisation.name)}
          failedFor={organisations.length > 1 ? form.failure.organisation.name : null}
          deskPhone={form.failure.organisation.desk_phone}
          onSendAsNew={form.submitAsNew}
        />
      )}
      <Button type="primary" size="large" block htmlType="submit" loading={form.isSending}>
        Send to {recipient}
      </Button>
      <p className={styles.foot}>
        {options.user
          ? 'You follow it under Inquiries.'
          : 'You get a tracking link at once. No account needed.'}
      </p>
    </form>
  );
}
