import { countries, isCountryCode, readRegion } from '@rostrum/contracts';
import { useMemo, type ComponentProps } from 'react';
import { SelectField } from '../form/select-field.tsx';

/** The country of the browser's language: right for most, one choice away for the others. */
export function likelyCountry(): string {
  const region = readRegion(navigator.language);
  return isCountryCode(region) ? region : '';
}

/** The country, of the specification's list. */
export function CountryField(field: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  const choices = useMemo(() => countries(), []);
  return (
    <SelectField {...field} autoComplete="country">
      <option value="">Choose</option>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
