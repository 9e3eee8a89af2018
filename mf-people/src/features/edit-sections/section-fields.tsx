import {
  socialNetworkLabel,
  socialNetworks,
  talkFormats,
  timezoneNames,
  type PersonSectionKind,
} from '@rostrum/contracts';
import { Checkbox, InputNumber, Select, filterByLabel } from '@rostrum/ui-kit/data';
import { ContractField, ProseField, TextField } from '@rostrum/ui-kit/form';
import { type ReactNode, useMemo } from 'react';
import { CoverField } from './cover-field.tsx';
import { languageOptions } from './language-options.ts';

const labels: Record<string, string> = {
  data_set: 'Data set',
  tv: 'TV',
};
const toOptions = (...values: string[]) =>
  values.map((value) => ({
    value,
    label: labels[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
  }));

const ChoiceField = ({ name, options }: { name: string; options: { value: string; label: string }[] }) => (
  <ContractField name={name}>
    {({ value, ...control }) => (
      <Select
        {...control}
        showSearch={options.length > 12 && { filterOption: filterByLabel }}
        options={options}
        value={value === '' ? undefined : String(value)}
      />
    )}
  </ContractField>
);

const NumberField = ({ name }: { name: string }) => (
  <ContractField name={name}>
    {({ value, onChange, ...control }, { minimum, maximum }) => (
      <InputNumber
        {...control}
        min={minimum}
        max={maximum}
        controls={false}
        inputMode="numeric"
        value={typeof value === 'number' ? value : null}
        onChange={(year) => onChange(year ?? undefined)}
      />
    )}
  </ContractField>
);

const YearField = () => <NumberField name="year" />;
/** As much of a date as is known, written by hand: a date picker takes no year alone. */
const PartialDateField = () => <TextField name="date" autoComplete="off" />;

const FormatsField = () => (
  <ContractField name="formats">
    {({ value, ...control }) => (
      <Select
        {...control}
        mode="multiple"
        options={toOptions(...talkFormats)}
        value={Array.isArray(value) ? value : []}
      />
    )}
  </ContractField>
);

const TickField = ({ name }: { name: string }) => (
  <ContractField name={name} isLabelHidden>
    {({ value, onChange, status: _status, ...control }, { label }) => (
      <Checkbox {...control} checked={value === true} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Checkbox>
    )}
  </ContractField>
);

const DayField = ({ name }: { name: string }) => <TextField name={name} type="date" />;

function LanguageField() {
  const options = useMemo(() => languageOptions(), []);
  return <ChoiceField name="code" options={options} />;
}

/** An entry need not name one: what was chosen can be taken away. */
function TimezoneField() {
  const options = useMemo(
    () => timezoneNames().map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    [],
  );
  return (
    <ContractField name="timezone">
      {({ value, onChange, ...control }) => (
        <Select
          {...control}
          allowClear
          showSearch={{ filterOption: filterByLabel }}
          options={options}
          value={typeof value === 'string' && value !== '' ? value : undefined}
          onChange={(zone: string | undefined) => onChange(zone)}
        />
      )}
    </ContractField>
  );
}

/** Form fields of each kind of entry, in their order. */
const fieldsByKind: Record<PersonSectionKind, ReactNode> = {
  education: (
    <>
      <TextField name="institution" />
      <TextField name="degree" />
      <TextField name="major" />
      <YearField />
      <ProseField name="description" rows={3} isCounted />
    </>
  ),
  affiliation: (
    <>
      <TextField name="name" />
      <TextField name="role" />
      <TextField name="link" inputMode="url" />
      <TickField name="current" />
    </>
  ),
  language: (
    <>
      <LanguageField />
      <ChoiceField name="speak" options={toOptions('native', 'fluent', 'basic')} />
      <TickField name="interview" />
    </>
  ),
  media_appearance: (
    <>
      <TextField name="title" />
      <TextField name="organization" />
      <ChoiceField name="type" options={toOptions('print', 'online', 'tv', 'radio', 'podcast')} />
      <DayField name="date" />
      <TextField name="url" inputMode="url" />
      <ProseField name="details" rows={3} isCounted />
    </>
  ),
  publication: (
    <>
      <TextField name="title" />
      <TextField name="authors" />
      <TextField name="publisher" />
      <ChoiceField name="kind" options={toOptions('article', 'book', 'report', 'data_set')} />
      <PartialDateField />
      <ProseField name="details" rows={3} isCounted />
      <TextField name="doi" autoComplete="off" />
      <TextField name="url" inputMode="url" />
      <TickField name="highlighted" />
    </>
  ),
  quotation: (
    <>
      <ProseField name="text" rows={4} isCounted />
      <DayField name="cleared_on" />
    </>
  ),
  event_appearance: (
    <>
      <TextField name="title" />
      <TextField name="event_name" />
      <TextField name="location" />
      <DayField name="date" />
      <TimezoneField />
    </>
  ),
  accomplishment: (
    <>
      <TextField name="title" />
      <ChoiceField name="type" options={toOptions('professional', 'personal')} />
      <ProseField name="description" rows={3} isCounted />
      <PartialDateField />
    </>
  ),
  accreditation: (
    <>
      <TextField name="name" />
      <TextField name="issuer" />
      <TextField name="number" autoComplete="off" />
      <TextField name="jurisdiction" />
      <DayField name="valid_until" />
    </>
  ),
  research_focus: (
    <>
      <TextField name="title" />
      <TextField name="subtitle" />
      <ProseField name="description" rows={5} isCounted />
      <PartialDateField />
      <TextField name="url" inputMode="url" />
      <CoverField />
    </>
  ),
  research_grant: (
    <>
      <TextField name="title" />
      <TextField name="organization" />
      <ProseField name="details" rows={3} isCounted />
      <NumberField name="amount" />
      <TextField name="currency" />
      <DayField name="date" />
      <TextField name="url" inputMode="url" />
    </>
  ),
  patent: (
    <>
      <TextField name="title" />
      <TextField name="number" />
      <ProseField name="details" rows={3} isCounted />
      <DayField name="date" />
      <TextField name="url" inputMode="url" />
    </>
  ),
  course: (
    <>
      <TextField name="title" />
      <ProseField name="details" rows={3} isCounted />
      <TextField name="url" inputMode="url" />
    </>
  ),
  partnership: (
    <>
      <TextField name="title" />
      <ProseField name="details" rows={3} isCounted />
      <TextField name="individual" />
      <TextField name="organization" />
      <DayField name="date" />
      <TextField name="url" inputMode="url" />
    </>
  ),
  sample_talk: (
    <>
      <TextField name="title" />
      <ProseField name="description" rows={3} isCounted />
      <NumberField name="minutes" />
      <FormatsField />
    </>
  ),
  testimonial: (
    <>
      <TextField name="name" />
      <TextField name="position" />
      <TextField name="company" />
      <ProseField name="recommendation" rows={4} isCounted />
      <DayField name="agreed_on" />
      <TextField name="url" inputMode="url" />
    </>
  ),
  video: (
    <>
      <TextField name="title" />
      <TextField name="url" inputMode="url" />
      <TextField name="captions" inputMode="url" />
    </>
  ),
  social: (
    <>
      <ChoiceField
        name="network"
        options={socialNetworks.map((value) => ({ value, label: socialNetworkLabel(value) }))}
      />
      <TextField name="url" inputMode="url" />
    </>
  ),
  link: (
    <>
      <TextField name="name" />
      <TextField name="url" inputMode="url" />
    </>
  ),
};

/** The fields of an entry. */
export const SectionFields = ({ kind }: { kind: PersonSectionKind }) => fieldsByKind[kind];
