import type { ContactField } from '@rostrum/inquiry-form';
import type { InquiryDraft } from './inquiry-draft.ts';
import { TextField } from './text-field.tsx';

export interface ContactFieldsProps {
  paths: readonly ContactField[];
  isOptional: boolean;
  draft: InquiryDraft;
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<InquiryDraft>) => void;
}

const autoComplete: Record<ContactField, string> = {
  phone: 'tel',
  organization: 'organization',
  job_title: 'organization-title',
  city: 'address-level2',
};

/** Further details of the sender, which every inquiry may have and an organisation may require. */
export const ContactFields = ({ paths, isOptional, draft, errorOf, onChange }: ContactFieldsProps) =>
  paths.map((path) => (
    <TextField
      key={path}
      isOptional={isOptional}
      path={path}
      {...(path === 'phone' && { type: 'tel' as const })}
      value={draft[path]}
      autoComplete={autoComplete[path]}
      error={errorOf(path)}
      onChange={(value) => onChange({ [path]: value })}
    />
  ));
