import {
  socialNetworkLabel,
  socialNetworks,
  talkFormats,
  timezoneNames,
  type PersonSectionKind,
} from '@rostrum/contracts';
import { Checkbox, InputNumber, Select, filterByLabel } from '@rostrum/ui-kit/data';
import { ContractField, ProseField, TextField } from '@rostrum/ui-kit/form';
import { useMemo } from 'react';
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

/** What the form of an entry asks for, in its order. */
export function SectionFields({ kind }: { kind: PersonSectionKind }) {
  switch (kind) {
    case 'education':
      return (
        <>
          <TextField name="institution" />
          <TextField name="degree" />
          <TextField name="major" />
          <YearField />
          <ProseField name="description" rows={3} isCounted />
        </>
      );
    case 'affiliation':
      return (
        <>
          <TextField name="name" />
          <TextField name="role" />
          <TextField name="link" inputMode="url" />
          <TickField name="current" />
        </>
      );
    case 'language':
      return (
        <>
          <LanguageField />
          <ChoiceField name="speak" options={toOptions('native', 'fluent', 'basic')} />
          <TickField name="interview" />
        </>
      );
    case 'media_appearance':
      return (
        <>
          <TextField name="title" />
          <TextField name="organization" />
          <ChoiceField name="type" options={toOptions('print', 'online', 'tv', 'radio', 'podcast')} />
          <DayField name="date" />
          <TextField name="url" inputMode="url" />
          <ProseField name="details" rows={3} isCounted />
        </>
      );
    case 'publication':
      return (
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
      );
    case 'quotation':
      return (
        <>
          <ProseField name="text" rows={4} isCounted />
          <DayField name="cleared_on" />
        </>
      );
    case 'event_appearance':
      return (
        <>
          <TextField name="title" />
          <TextField name="event_name" />
          <TextField name="location" />
          <DayField name="date" />
          <TimezoneField />
        </>
      );
    case 'accomplishment':
      return (
        <>
          <TextField name="title" />
          <ChoiceField name="type" options={toOptions('professional', 'personal')} />
          <ProseField name="description" rows={3} isCounted />
          <PartialDateField />
        </>
      );
    case 'accreditation':
      return (
        <>
          <TextField name="name" />
          <TextField name="issuer" />
          <TextField name="number" autoComplete="off" />
          <TextField name="jurisdiction" />
          <DayField name="valid_until" />
        </>
      );
    case 'research_focus':
      return (
        <>
          <TextField name="title" />
          <TextField name="subtitle" />
          <ProseField name="description" rows={5} isCounted />
          <PartialDateField />
          <TextField name="url" inputMode="url" />
          <CoverField />
        </>
      );
    case 'research_grant':
      return (
        <>
          <TextField name="title" />
          <TextField name="organization" />
          <ProseField name="details" rows={3} isCounted />
          <NumberField name="amount" />
          <TextField name="currency" />
          <DayField name="date" />
          <TextField name="url" inputMode="url" />
        </>
      );
    case 'patent':
      return (
        <>
          <TextField name="title" />
          <TextField name="number" />
          <ProseField name="details" rows={3} isCounted />
          <DayField name="date" />
          <TextField name="url" inputMode="url" />
        </>
      );
    case 'course':
      return (
        <>
          <TextField name="title" />
          <ProseField name="details" rows={3} isCounted />
          <TextField name="url" inputMode="url" />
        </>
      );
    case 'partnership':
      return (
        <>
          <TextField name="title" />
          <ProseField name="details" rows={3} isCounted />
          <TextField name="individual" />
          <TextField name="organization" />
          <DayField name="date" />
          <TextField name="url" inputMode="url" />
        </>
      );
    case 'sample_talk':
      return (
        <>
          <TextField name="title" />
          <ProseField name="description" rows={3} isCounted />
          <NumberField name="minutes" />
          <FormatsField />
        </>
      );
    case 'testimonial':
      return (
        <>
          <TextField name="name" />
          <TextField name="position" />
          <TextField name="company" />
          <ProseField name="recommendation" rows={4} isCounted />
          <DayField name="agreed_on" />
          <TextField name="url" inputMode="url" />
        </>
      );
    case 'video':
      return (
        <>
          <TextField name="title" />
          <TextField name="url" inputMode="url" />
          <TextField name="captions" inputMode="url" />
        </>
      );
    case 'social':
      return (
        <>
          <ChoiceField
            name="network"
            options={socialNetworks.map((value) => ({ value, label: socialNetworkLabel(value) }))}
          />
          <TextField name="url" inputMode="url" />
        </>
      );
    case 'link':
      return (
        <>
          <TextField name="name" />
          <TextField name="url" inputMode="url" />
        </>
      );
  }
}
