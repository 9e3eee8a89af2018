import type { InquiryFormField } from '@rostrum/contracts';
import { fieldKey, type DraftValue, type InquiryDraft } from './inquiry-draft.ts';
import { pairFields } from './pair-fields.ts';
import { TypeField } from './type-field.tsx';
import styles from './inquiry-form.module.css';

export interface TypeFieldsProps {
  draft: InquiryDraft;
  fields: readonly InquiryFormField[];
  errorOf: (path: string) => string | undefined;
  onChange: (name: string, value: DraftValue) => void;
}

/** Fields of the chosen type, short siblings in pairs. */
export const TypeFields = ({ draft: { type, fields: values }, fields, errorOf, onChange }: TypeFieldsProps) =>
  pairFields(fields).map((row) => (
    <div
      key={row.map(({ name }) => `${type}.${name}`).join()}
      className={row.length > 1 ? styles.pair : undefined}
    >
      {row.map((field) => (
        <TypeField
          key={field.name}
          field={field}
          value={values[fieldKey(type, field.name)]}
          error={errorOf(`fields.${field.name}`)}
          onChange={(value) => onChange(field.name, value)}
        />
      ))}
    </div>
  ));
