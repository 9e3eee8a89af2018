import { countries, subdivisionsOf } from '@rostrum/contracts';
import { Card } from '@rostrum/ui-kit';
import { Select, filterByLabel } from '@rostrum/ui-kit/data';
import { ContractField, TextField, useFieldValue } from '@rostrum/ui-kit/form';
import styles from './contact-form.module.css';

const toOption = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });
const countryOptions = countries().map(toOption);

/** Where the organisation is and how it is reached, for those who run it. */
export function OrganisationCard({ username }: { username: string }) {
  const country = useFieldValue('organisation.country');
  const states = typeof country === 'string' ? subdivisionsOf(country) : [];
  return (
    <Card title="Organisation" hint={username}>
      <TextField name="organisation.name" autoComplete="organization" />
      <TextField
        name="organisation.website"
        checkOnBlur
        placeholder="https://example.org"
        inputMode="url"
        autoComplete="url"
      />
      <TextField
        name="organisation.expert_center_url"
        checkOnBlur
        placeholder="https://experts.example.org"
        inputMode="url"
      />
      <TextField name="organisation.desk_phone" inputMode="tel" />
      <TextField name="organisation.street" autoComplete="street-address" />
      <div className={styles.pair}>
        <TextField name="organisation.postal" autoComplete="postal-code" />
        <TextField name="organisation.city" autoComplete="address-level2" />
      </div>
      <ContractField name="organisation.country">
        {(control) => (
          <Select {...control} options={countryOptions} showSearch={{ filterOption: filterByLabel }} />
        )}
      </ContractField>
      {states.length > 0 ? (
        <ContractField name="organisation.state" isRequired>
          {(control) => (
            <Select
              {...control}
              options={states.map(toOption)}
              showSearch={{ filterOption: filterByLabel }}
            />
          )}
        </ContractField>
      ) : null}
    </Card>
  );
}
