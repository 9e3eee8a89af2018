import { useDebounced } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { usePeople } from './people.queries.ts';

/** Who is asked, found by name. */
export function ExpertsField({ experts }: { experts: readonly { id: string; name: string }[] }) {
  const [names, setNames] = useState(() => new Map(experts.map(({ id, name }) => [id, name])));
  const [text, setText] = useState('');
  const found = usePeople(useDebounced(text, 200));
  return (
    <>
      <ContractField
        name="person_ids"
        hint="Each expert you add gets an email with a link to answer without signing in. The question also appears in their “Questions for you”."
      >
        {({ value, onChange, id, onBlur, 'aria-describedby': described }, { maxItems }) => (
          <Select<{ value: string; label: string }[], { value: string; label: string }>
            id={id}
            onBlur={onBlur}
            aria-describedby={described}
            mode="multiple"
            labelInValue
            showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
            maxCount={maxItems}
            placeholder="Add an expert"
            // A long list would lie over the buttons of the dialog, and stays open after each choice.
            listHeight={128}
            notFoundContent={found.isError ? 'People could not be loaded.' : 'No people match this name.'}
            value={(value as string[]).map((each) => ({ value: each, label: names.get(each) ?? '' }))}
            options={found.data?.items.map((person) => ({ value: person.id, label: person.name })) ?? []}
            onChange={(chosen) => {
              setText('');
              setNames(new Map([...names, ...chosen.map((each) => [each.value, each.label] as const)]));
              onChange(chosen.map((each) => each.value));
            }}
          />
        )}
      </ContractField>
    </>
  );
}
