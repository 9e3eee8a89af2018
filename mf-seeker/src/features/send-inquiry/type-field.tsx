import type { InquiryFormField } from '@rostrum/contracts';
import { classNames, Input } from '@rostrum/ui-kit';
import { CheckField } from './check-field.tsx';
import { FormField } from './form-field.tsx';
import type { DraftValue } from './inquiry-draft.ts';
import { MeetingSlots } from './meeting-slots.tsx';
import { NativeSelect } from './native-select.tsx';
import styles from './form-field.module.css';

export interface TypeFieldProps {
  field: InquiryFormField;
  value: DraftValue | undefined;
  error?: string | undefined;
  onChange: (value: DraftValue) => void;
}

/** One of a type's own fields, with the control that its schema asks for. */
export function TypeField({ field, value, error, onChange }: TypeFieldProps) {
  const path = `fields.${field.name}`;
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'flag')
    return <CheckField path={path} label={field.label} value={value === true} onChange={onChange} />;
  if (field.kind === 'slots')
    return (
      <MeetingSlots
        label={field.label}
        value={typeof value === 'object' ? value : []}
        error={error}
        onChange={onChange}
      />
    );
  const isCurrency = field.name === 'currency';
  return (
    <FormField path={path} label={field.label} isOptional={!field.required} help={field.hint} error={error}>
      {(control) => {
        if (field.kind === 'choice')
          return (
            <NativeSelect
              {...control}
              options={field.choices ?? []}
              placeholder={
                field.required ? 'Choose' : field.name.startsWith('own:') ? 'Not chosen' : 'No preference'
              }
              value={text}
              onChange={onChange}
            />
          );
        const shared = { ...control, value: text, ...(error && { status: 'error' as const }) };
        if (field.kind === 'prose')
          return (
            <Input.TextArea
              {...shared}
              className={classNames(styles.textarea, styles.short)}
              onChange={({ target }) => onChange(target.value)}
            />
          );
        if (field.kind === 'date')
          return <Input {...shared} type="date" onChange={({ target }) => onChange(target.value)} />;
        return (
          <Input
            {...shared}
            {...(field.kind === 'number' && { inputMode: 'numeric' })}
            {...(isCurrency && { maxLength: 3, placeholder: 'EUR' })}
            onChange={({ target }) => onChange(isCurrency ? target.value.toUpperCase() : target.value)}
          />
        );
      }}
    </FormField>
  );
}
