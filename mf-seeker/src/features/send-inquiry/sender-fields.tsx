import type { FormSteps } from '@rostrum/inquiry-form';
import { ContactFields } from './contact-fields.tsx';
import type { DraftValue, InquiryDraft } from './inquiry-draft.ts';
import { PlaceFields } from './place-fields.tsx';
import { TextField } from './text-field.tsx';
import { TypeFields } from './type-fields.tsx';
import styles from './inquiry-form.module.css';

export interface SenderFieldsProps {
  draft: InquiryDraft;
  steps: FormSteps;
  isSignedIn: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<InquiryDraft>) => void;
  onFieldChange: (name: string, value: DraftValue) => void;
}

/** The sender's fields: name, organization, address and every other required field about the sender. */
export function SenderFields({
  draft,
  steps: { who, contact },
  isSignedIn,
  errorOf,
  onChange,
  onFieldChange,
}: SenderFieldsProps) {
  const [first, ...others] = who;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          path="firstname"
          value={draft.firstname}
          autoComplete="given-name"
          error={errorOf('firstname')}
          onChange={(firstname) => onChange({ firstname })}
        />
        <TextField
          path="lastname"
          value={draft.lastname}
          autoComplete="family-name"
          error={errorOf('lastname')}
          onChange={(lastname) => onChange({ lastname })}
        />
      </div>
      <div className={first ? styles.pair : undefined}>
        <TypeFields draft={draft} fields={first ? [first] : []} errorOf={errorOf} onChange={onFieldChange} />
        <TextField
          path="email"
          type="email"
          fixedBecause={isSignedIn ? 'Answers go to the address of your account.' : undefined}
          value={draft.email}
          autoComplete="email"
          error={errorOf('email')}
          onChange={(email) => onChange({ email })}
        />
      </div>
      <TypeFields draft={draft} fields={others} errorOf={errorOf} onChange={onFieldChange} />
      <PlaceFields value={draft} errorOf={errorOf} onChange={onChange} />
      <ContactFields
        isOptional={false}
        paths={contact.required}
        draft={draft}
        errorOf={errorOf}
        onChange={onChange}
      />
    </>
  );
}
