import type { InquiryFormField } from '@rostrum/contracts';
import type { DraftValue, InquiryDraft } from './inquiry-draft.ts';
import { TextField } from './text-field.tsx';
import { TypeFields } from './type-fields.tsx';
import styles from './inquiry-form.module.css';

export interface SenderFieldsProps {
  draft: InquiryDraft;
  /** What the type asks of its sender at once: the outlet. */
  fields: readonly InquiryFormField[];
  isSignedIn: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<InquiryDraft>) => void;
  onFieldChange: (name: string, value: DraftValue) => void;
}

/** Who asks: name, for whom, address. */
export function SenderFields({
  draft,
  fields,
  isSignedIn,
  errorOf,
  onChange,
  onFieldChange,
}: SenderFieldsProps) {
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
      <div className={fields.length > 0 ? styles.pair : undefined}>
        <TypeFields draft={draft} fields={fields} errorOf={errorOf} onChange={onFieldChange} />
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
    </>
  );
}
