import type { InquiryFormField } from '@rostrum/contracts';
import { useEffect, useState } from 'react';
import type { DraftValue, InquiryDraft } from './inquiry-draft.ts';
import { TextField } from './text-field.tsx';
import { TypeFields } from './type-fields.tsx';
import styles from './inquiry-form.module.css';

export interface MoreFieldsProps {
  draft: InquiryDraft;
  fields: readonly InquiryFormField[];
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<InquiryDraft>) => void;
  onFieldChange: (name: string, value: DraftValue) => void;
}

const contactPaths = ['phone', 'organization', 'job_title', 'city'] as const;

/** Everything that may be left empty, folded away so that the short way stays short. */
export function MoreFields({ draft, fields, errorOf, onChange, onFieldChange }: MoreFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hasError = [...contactPaths, ...fields.map(({ name }) => `fields.${name}`)].some((path) =>
    errorOf(path),
  );
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
      <summary>More details (optional)</summary>
      <TypeFields draft={draft} fields={fields} errorOf={errorOf} onChange={onFieldChange} />
      <TextField
        isOptional
        path="phone"
        type="tel"
        value={draft.phone}
        autoComplete="tel"
        error={errorOf('phone')}
        onChange={(phone) => onChange({ phone })}
      />
      <TextField
        isOptional
        path="organization"
        value={draft.organization}
        autoComplete="organization"
        error={errorOf('organization')}
        onChange={(organization) => onChange({ organization })}
      />
      <TextField
        isOptional
        path="job_title"
        value={draft.job_title}
        autoComplete="organization-title"
        error={errorOf('job_title')}
        onChange={(job_title) => onChange({ job_title })}
      />
      <TextField
        isOptional
        path="city"
        value={draft.city}
        autoComplete="address-level2"
        error={errorOf('city')}
        onChange={(city) => onChange({ city })}
      />
    </details>
  );
}
