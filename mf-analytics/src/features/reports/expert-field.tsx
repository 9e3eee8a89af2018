import { useDebounced } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { usePeople } from './people.queries.ts';

interface Expert {
  username: string;
  name: string;
}

/** Who was quoted, found by name. */
export function ExpertField({ chosen }: { chosen: Expert | null }) {
  const [expert, setExpert] = useState(chosen);
  const [text, setText] = useState('');
  const found = usePeople(useDebounced(text, 200));
  return (
    <ContractField name="username">
      {({ value, onChange, id, onBlur, 'aria-describedby': described }) => (
        <Select<{ value: string; label: string } | undefined>
          id={id}
          onBlur={onBlur}
          aria-describedby={described}
          labelInValue
          allowClear
          showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
          placeholder="Find a person by name"
          notFoundContent={
            found.isError
              ? 'People could not be loaded.'
              : found.isPending
                ? 'Loading people'
                : 'No one has this name.'
          }
          value={value && expert ? { value: expert.username, label: expert.name } : undefined}
          options={
            found.data?.items.map(({ username, name, job_title: title }) => ({
              value: username,
              label: title ? `${name}, ${title}` : name,
            })) ?? []
          }
          onChange={(next) => {
            setText('');
            setExpert(next ? { username: next.value, name: next.label } : null);
            onChange(next?.value ?? '');
          }}
        />
      )}
    </ContractField>
  );
}
