import type { FormSteps } from '@rostrum/inquiry-form';
import { useEffect, useState, type ReactNode } from 'react';
import { ContactFields } from './contact-fields.tsx';
import type { DraftValue, InquiryDraft } from './inquiry-draft.ts';
import { TextField } from './text-field.tsx';
import { TypeFields } from './type-fields.tsx';
import styles from './inquiry-form.module.css';

export interface MoreFieldsProps {
  draft: InquiryDraft;
  steps: FormSteps;
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<InquiryDraft>) => void;
  onFieldChange: (name: string, value: DraftValue) => void;
  /** The field of files. */
  children: ReactNode;
}

/** The optional fields, folded away so that the form stays short. */
export function MoreFields({ draft, steps, errorOf, onChange, onFieldChange, children }: MoreFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const paths = [
    'subject',
    'attachments',
    ...steps.contact.optional,
    ...steps.details.map(({ name }) => `fields.${name}`),
  ];
  const hasError = paths.some((path) => errorOf(path));
  // A link in the list of errors must find its field on screen.
  useEffect(() => {
    if (hasError) setIsOpen(true);
  }, [hasError]);
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Add details</summary>
      {children}
      <TextField
        isOptional
        isCounted
        path="subject"
        value={draft.subject}
        help="Left empty, it is the first words of your message."
        error={errorOf('subject')}
        onChange={(subject) => onChange({ subject })}
      />
      <TypeFields draft={draft} fields={steps.details} errorOf={errorOf} onChange={onFieldChange} />
      <ContactFields
        isOptional
        paths={steps.contact.optional}
        draft={draft}
        errorOf={errorOf}
        onChange={onChange}
      />
    </details>
  );
}
