import { Input } from '@rostrum/ui-kit';
import { readCommonField, type CommonField } from '@rostrum/inquiry-form';
import { FormField } from './form-field.tsx';
import styles from './form-field.module.css';

export interface TextFieldProps {
  path: CommonField;
  value: string;
  isOptional?: boolean;
  isLong?: boolean;
  isCounted?: boolean;
  error?: string | undefined;
  autoComplete?: string;
  /** Why it cannot be changed here. */
  fixedBecause?: string | undefined;
  help?: string;
  type?: 'text' | 'email' | 'tel';
  onChange: (value: string) => void;
}

/** One of the texts that every inquiry has. */
export function TextField({
  path,
  value,
  isOptional = false,
  isLong,
  isCounted,
  error,
  autoComplete,
  fixedBecause,
  help,
  type,
  onChange,
}: TextFieldProps) {
  const { label, maxLength } = readCommonField(path);
  return (
    <FormField
      path={path}
      label={label}
      isOptional={isOptional}
      error={error}
      help={fixedBecause ?? help}
      counter={
        isCounted && maxLength !== undefined ? { length: [...value].length, most: maxLength } : undefined
      }
    >
      {(control) => {
        const shared = {
          ...control,
          value,
          readOnly: fixedBecause !== undefined,
          ...(error && { status: 'error' as const }),
        };
        return isLong ? (
          <Input.TextArea
            {...shared}
            className={styles.textarea}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <Input
            {...shared}
            type={type ?? 'text'}
            autoComplete={autoComplete ?? 'off'}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </FormField>
  );
}
