import { labelOf, neededDetails, type FormSteps } from '@rostrum/inquiry-form';
import { useEffect, useState, type ReactNode } from 'react';
import type { DraftValue, InquiryDraft } from './inquiry-draft.ts';
import { PlaceFields } from './place-fields.tsx';
import { TextField } from './text-field.tsx';
import { TypeFields } from './type-fields.tsx';
import styles from './inquiry-form.module.css';

export interface MoreFieldsProps {
  draft: InquiryDraft;
  steps: FormSteps;
  /** Paths that the organisation requires. */
  required: readonly string[];
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<InquiryDraft>) => void;
  onFieldChange: (name: string, value: DraftValue) => void;
  /** The field of files. */
  children: ReactNode;
}

const contactPaths = ['phone', 'organization', 'job_title', 'city'] as const;
const foldedPaths = ['subject', 'country', 'state', 'attachments', ...contactPaths] as const;

/** What else there is to say, folded away so that the first step stays short; its summary names what is needed. */
export function MoreFields({
  draft,
  steps,
  required,
  errorOf,
  onChange,
  onFieldChange,
  children,
}: MoreFieldsProps) {
  const isNeeded = contactPaths.some((path) => required.includes(path));
  const [isOpen, setIsOpen] = useState(isNeeded);
  const hasError = [...foldedPaths, ...steps.details.map(({ name }) => `fields.${name}`)].some((path) =>
    errorOf(path),
  );
  // A link in the list of errors must find its field on screen.
  useEffect(() => {
    if (hasError || isNeeded) setIsOpen(true);
  }, [hasError, isNeeded]);
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        Add details <span className={styles.needed}>Needed: {neededDetails(steps, labelOf('country'))}</span>
      </summary>
      <TypeFields
        draft={draft}
        fields={steps.details.filter((field) => field.required)}
        errorOf={errorOf}
        onChange={onFieldChange}
      />
      <PlaceFields value={draft} errorOf={errorOf} onChange={onChange} />
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
      <TypeFields
        draft={draft}
        fields={steps.details.filter((field) => !field.required)}
        errorOf={errorOf}
        onChange={onFieldChange}
      />
      <TextField
        isOptional={!required.includes('phone')}
        path="phone"
        type="tel"
        value={draft.phone}
        autoComplete="tel"
        error={errorOf('phone')}
        onChange={(phone) => onChange({ phone })}
      />
      <TextField
        isOptional={!required.includes('organization')}
        path="organization"
        value={draft.organization}
        autoComplete="organization"
        error={errorOf('organization')}
        onChange={(organization) => onChange({ organization })}
      />
      <TextField
        isOptional={!required.includes('job_title')}
        path="job_title"
        value={draft.job_title}
        autoComplete="organization-title"
        error={errorOf('job_title')}
        onChange={(job_title) => onChange({ job_title })}
      />
      <TextField
        isOptional={!required.includes('city')}
        path="city"
        value={draft.city}
        autoComplete="address-level2"
        error={errorOf('city')}
        onChange={(city) => onChange({ city })}
      />
    </details>
  );
}
