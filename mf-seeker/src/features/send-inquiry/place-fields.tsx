import { countries, subdivisionsOf } from '@rostrum/contracts';
import { labelOf } from '@rostrum/inquiry-form';
import { useMemo } from 'react';
import { FormField } from './form-field.tsx';
import type { InquiryDraft } from './inquiry-draft.ts';
import { NativeSelect } from './native-select.tsx';
import styles from './inquiry-form.module.css';

export interface PlaceFieldsProps {
  value: Pick<InquiryDraft, 'country' | 'state'>;
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<InquiryDraft>) => void;
}

/** Where the sender is. A state only where addresses have one. */
export function PlaceFields({ value, errorOf, onChange }: PlaceFieldsProps) {
  const countryOptions = useMemo(
    () => countries().map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  const states = subdivisionsOf(value.country).map(({ code, name }) => ({ value: code, label: name }));
  return (
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
  );
}
