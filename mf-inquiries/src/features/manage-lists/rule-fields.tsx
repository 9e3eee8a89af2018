import { countries, inquiryTypes } from '@rostrum/contracts';
import type { MailingList } from '@rostrum/contracts/inquiries';
import { useDebounced } from '@rostrum/ui-kit';
import { Checkbox, Select, filterByLabel } from '@rostrum/ui-kit/data';
import { ContractField } from '@rostrum/ui-kit/form';
import { useMemo, useState } from 'react';
import { useListChoices } from './lists.queries.ts';

const typeOptions = inquiryTypes.map(({ id, label }) => ({ value: id, label }));
const toOptions = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
type Option = { value: string | number; label: string };

function Choice({
  name,
  options,
  placeholder,
  onSearch,
}: {
  name: string;
  options: readonly Option[];
  placeholder: string;
  onSearch?: (text: string) => void;
}) {
  return (
    <ContractField name={name}>
      {(control) => (
        <Select
          {...control}
          mode="multiple"
          options={[...options]}
          placeholder={placeholder}
          showSearch={onSearch ? { onSearch, filterOption: false } : { filterOption: filterByLabel }}
        />
      )}
    </ContractField>
  );
}

/** Which inquiries a list gets: every rule that is set must fit, by any of its values. */
export function RuleFields({ known }: { known: MailingList['experts'] }) {
  const [typed, setTyped] = useState('');
  const choices = useListChoices(useDebounced(typed, 300)).data;
  const [seen, setSeen] = useState(known);
  const found = choices?.experts ?? [];
  // Names of those chosen stay, whatever is searched next.
  const experts = [...new Map([...seen, ...found].map((expert) => [expert.id, expert.name])).entries()];
  const countryOptions = useMemo(
    () => countries().map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  return (
    <>
      <Choice name="types" options={typeOptions} placeholder="All types" />
      <Choice
        name="departments"
        options={toOptions(choices?.departments ?? [])}
        placeholder="All departments"
      />
      <Choice name="tags" options={toOptions(choices?.tags ?? [])} placeholder="All tags" />
      <Choice
        name="person_ids"
        options={experts.map(([value, label]) => ({ value, label }))}
        placeholder="All experts"
        onSearch={(text) => {
          setSeen(experts.map(([id, name]) => ({ id, name })));
          setTyped(text);
        }}
      />
      <Choice name="countries" options={countryOptions} placeholder="All countries" />
      <ContractField name="verified_only" isLabelHidden>
        {({ value, onChange, id, ...rest }) => (
          <Checkbox
            id={id}
            checked={value === true}
            aria-describedby={rest['aria-describedby']}
            onChange={({ target }) => onChange(target.checked)}
          >
            Verified senders only
          </Checkbox>
        )}
      </ContractField>
    </>
  );
}
