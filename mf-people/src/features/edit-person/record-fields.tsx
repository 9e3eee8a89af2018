import { accessLevels, countries, shownContacts, type PersonDetail } from '@rostrum/contracts';
import { Card, TypeaheadList } from '@rostrum/ui-kit';
import { Checkbox, Segmented, Select, accessLooks, filterByLabel } from '@rostrum/ui-kit/data';
import { ContractField, ProseField, TextField } from '@rostrum/ui-kit/form';
import { memo, useMemo } from 'react';
import { ExpertiseFields } from './expertise-fields.tsx';
import styles from './record-form.module.css';

const accessOptions = accessLevels.map((value) => ({ value, label: accessLooks[value].label }));
const contactWords = { email: 'Email', phone: 'Phone', address: 'Address' };
const contactOptions = shownContacts.map((value) => ({ value, label: contactWords[value] }));
const noSuggestions = () => Promise.resolve([]);

function CountryField() {
  const options = useMemo(() => countries().map(({ code, name }) => ({ value: code, label: name })), []);
  return (
    <ContractField name="country">
      {({ value, onChange, ...control }) => (
        <Select
          {...control}
          showSearch={{ filterOption: filterByLabel }}
          allowClear
          options={options}
          value={typeof value === 'string' && value !== '' ? value : undefined}
          onChange={(code?: string) => onChange(code ?? null)}
        />
      )}
    </ContractField>
  );
}

const ShownContactField = () => (
  <ContractField name="shown_contact">
    {({ value, onChange, id }) => (
      <Checkbox.Group
        aria-labelledby={`${id}_label`}
        options={contactOptions}
        value={Array.isArray(value) ? value.map(String) : []}
        onChange={(chosen) => onChange(shownContacts.filter((part) => chosen.includes(part)))}
      />
    )}
  </ContractField>
);

const TagsField = () => (
  <ContractField name="tags">
    {({ value, onChange }, { label, maxItems, maxLength }) => (
      <TypeaheadList
        label={label}
        placeholder="Type a tag and press Enter"
        values={Array.isArray(value) ? value.map(String) : []}
        suggest={noSuggestions}
        takes="suggestions and new"
        maximum={maxItems}
        maxLength={maxLength}
        onChange={onChange}
      />
    )}
  </ContractField>
);

const AccessField = () => (
  <ContractField name="access">
    {({ value, onChange, ref, id }) => (
      <Segmented
        ref={ref}
        id={id}
        aria-labelledby={`${id}_label`}
        options={accessOptions}
        value={String(value)}
        onChange={onChange}
      />
    )}
  </ContractField>
);

interface WordsCardProps {
  id: string;
  kind: PersonDetail['kind'];
  /** A topic that a link proposed and that is not saved yet. */
  proposed: string | null;
}

/** What the public reads first. */
export const WordsCard = memo(function WordsCard({ id, kind, proposed }: WordsCardProps) {
  return (
    <Card title="Profile">
      <TextField name="headline" isCounted />
      <ProseField name="biography" isCounted rows={7} />
      {kind === 'staff' ? null : <ExpertiseFields personId={id} />}
      {proposed === null ? null : (
        <p className="r-secondary">{`“${proposed}” is filled in as an area of expertise. Save to keep it.`}</p>
      )}
      <div className={styles.pair}>
        <TextField name="name_pronunciation" />
        <TextField name="pronouns" />
      </div>
    </Card>
  );
});

/** Who it is, and where to find them. */
export const PersonCard = memo(function PersonCard({ isOwn }: { isOwn: boolean }) {
  return (
    <Card title="Person">
      <div className={styles.names}>
        <TextField name="prefix" />
        <TextField name="firstname" autoComplete="off" />
        <TextField name="lastname" autoComplete="off" />
        <TextField name="suffix" />
      </div>
      <div className={styles.pair}>
        <TextField name="job_title" />
        <TextField name="department" />
        <TextField name="email" inputMode="email" autoComplete="off" />
        {isOwn ? null : <TextField name="employee_id" autoComplete="off" />}
        <TextField name="phone" inputMode="tel" autoComplete="off" />
        <TextField name="phone_extension" inputMode="tel" autoComplete="off" />
        <TextField name="building" autoComplete="off" />
        <TextField name="room" autoComplete="off" />
        <TextField name="address" autoComplete="off" />
        <TextField name="postal" autoComplete="off" />
        <TextField name="city" autoComplete="off" />
        <TextField name="state" autoComplete="off" />
        <CountryField />
      </div>
      <ShownContactField />
      {isOwn ? null : (
        <>
          <TagsField />
          <AccessField />
        </>
      )}
    </Card>
  );
});
