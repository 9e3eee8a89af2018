import type { ComponentProps, ReactNode } from 'react';
import { Input } from '../antd/core.ts';
import type { InputProps } from '../antd/core.ts';
import { ContractField, type ContractFieldProps } from './contract-field.tsx';

type Given = Omit<ContractFieldProps, 'children'>;

export interface TextFieldProps
  extends
    Given,
    Pick<
      InputProps,
      | 'autoComplete'
      | 'autoFocus'
      | 'className'
      | 'inputMode'
      | 'placeholder'
      | 'readOnly'
      | 'type'
      | 'onKeyDown'
    > {
  /** Beside the control: a button. */
  aside?: ReactNode;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A text of one line. */
export function TextField({
  name,
  label,
  hint,
  isLabelHidden,
  isRequired,
  isCounted,
  checkOnBlur,
  aside,
  ...input
}: TextFieldProps) {
  return (
    <ContractField {...{ name, label, hint, isLabelHidden, isRequired, isCounted, checkOnBlur }}>
      {({ value, ...control }, { maxLength }) => {
        const drawn = (
          <Input {...input} {...control} name={name} maxLength={maxLength} value={asText(value)} />
        );
        return aside ? (
          <span className="r-field__row">
            {drawn}
            {aside}
          </span>
        ) : (
          drawn
        );
      }}
    </ContractField>
  );
}

export interface ProseFieldProps
  extends
    Given,
    Pick<
      ComponentProps<typeof Input.TextArea>,
      'autoFocus' | 'className' | 'inputMode' | 'placeholder' | 'rows' | 'spellCheck'
    > {}

/** A text of several lines. */
export const ProseField = ({
  name,
  label,
  hint,
  isRequired,
  isCounted,
  checkOnBlur,
  ...input
}: ProseFieldProps) => (
  <ContractField {...{ name, label, hint, isRequired, isCounted, checkOnBlur }}>
    {({ value, ...control }, { maxLength }) => (
      <Input.TextArea {...input} {...control} name={name} maxLength={maxLength} value={asText(value)} />
    )}
  </ContractField>
);

/** A password; its characters can be shown. */
export const PasswordField = ({
  name,
  label,
  hint,
  isRequired,
  autoComplete,
  autoFocus,
}: Given & Pick<InputProps, 'autoComplete' | 'autoFocus'>) => (
  <ContractField {...{ name, label, hint, isRequired }}>
    {({ value, ...control }) => (
      <Input.Password
        {...control}
        name={name}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        value={asText(value)}
      />
    )}
  </ContractField>
);
