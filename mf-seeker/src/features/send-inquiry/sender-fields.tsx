import { countries, subdivisionsOf } from '@rostrum/contracts';
import { useMemo } from 'react';
import { labelOf } from '@rostrum/inquiry-form';
import { FormField } from './form-field.tsx';
import type { InquiryDraft } from './inquiry-draft.ts';
import { NativeSelect } from './native-select.tsx';
import { TextField } from './text-field.tsx';
import styles from './inquiry-form.module.css';

type Sender = Pick<InquiryDraft, 'firstname' | 'lastname' | 'email' | 'country' | 'state'>;

export interface SenderFieldsProps {
  value: Sender;
  isSignedIn: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<Sender>) => void;
}

/** Who asks: name, address, country. A state only where addresses have one. */
export function SenderFields({ value, isSignedIn, errorOf, onChange }: SenderFieldsProps) {
  const countryOptions = useMemo(
    () => countries().map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  const states = subdivisionsOf(value.country).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <div className={styles.pair}>
        <TextField
          path="firstname"
          value={value.firstname}
          autoComplete="given-name"
          error={errorOf('firstname')}
          onChange={(firstname) => onChange({ firstname })}
        />
        <TextField
          path="lastname"
          value={value.lastname}
          autoComplete="family-name"
          error={errorOf('lastname')}
          onChange={(lastname) => onChange({ lastname })}
        />
      </div>
      <TextField
        path="email"
        type="email"
        fixedBecause={isSignedIn ? 'Answers go to the address of your account.' : undefined}
        value={value.email}
        autoComplete="email"
        error={errorOf('email')}
        onChange={(email) => onChange({ email })}
      />
      <div className={states.length > 0 ? styles.pair : undefined}>
        <FormField path="country" label={labelOf('country')} error={errorOf('country')}>
          {(control) => (
            <NativeSelect
              {...control}
              autoComplete="country"
              options={countryOptions}
              placeholder="Choose"
              value={value.country}
              onChange={(country) => onChange({ country, state: '' })}
            />
          )}
        </FormField>
        {states.length > 0 && (
          <FormField path="state" label={labelOf('state')} error={errorOf('state')}>
            {(control) => (
              <NativeSelect
                {...control}
                autoComplete="address-level1"
                options={states}
                placeholder="Choose"
                value={value.state}
                onChange={(state) => onChange({ state })}
              />
            )}
          </FormField>
        )}
      </div>
    </>
  );
}
