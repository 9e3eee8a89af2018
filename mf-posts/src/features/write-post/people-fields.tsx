import { useState } from 'react';
import type { PostDetail } from '@rostrum/contracts/posts';
import { useDebounced } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField } from '@rostrum/ui-kit/form';
import { usePeople } from './post.queries.ts';
import { toAuthors, type Author, type Choice } from './to-authors.ts';

interface PeopleSelectProps {
  mode: 'multiple' | 'tags';
  isDisabled: boolean;
  control: { id: string; 'aria-describedby': string | undefined; onBlur: () => void };
  value: Choice[];
  most: number | undefined;
  placeholder: string;
  onChange: (choices: Choice[]) => void;
}

/** People found by name. `tags` also takes names that are nobody's. */
function PeopleSelect({ mode, isDisabled, control, value, most, placeholder, onChange }: PeopleSelectProps) {
  const [text, setText] = useState('');
  const found = usePeople(useDebounced(text, 200));
  return (
    <Select<Choice[], Choice>
      {...control}
      mode={mode}
      disabled={isDisabled}
      labelInValue
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
      maxCount={most}
      value={value}
      placeholder={placeholder}
      notFoundContent={found.isError ? 'People could not be loaded.' : 'No people match this name.'}
      options={found.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      onChange={(choices) => {
        setText('');
        onChange(choices);
      }}
    />
  );
}

/** Who wrote it, in this order: people of the organisation, and anybody by name. */
export const AuthorsField = ({ isDisabled }: { isDisabled: boolean }) => (
  <ContractField name="authors" hint="Choose people, or type a name and press Enter.">
    {({ value, onChange, id, onBlur, 'aria-describedby': described }, { maxItems }) => (
      <PeopleSelect
        mode="tags"
        isDisabled={isDisabled}
        control={{ id, onBlur, 'aria-describedby': described }}
        value={(value as Author[]).map(({ person_id, name }) => ({ value: person_id ?? name, label: name }))}
        most={maxItems}
        placeholder="Add an author"
        onChange={(choices) => onChange(toAuthors(choices, value as Author[]))}
      />
    )}
  </ContractField>
);

/** Experts who are shown beside the post, each one press from being asked. */
export function ExpertsField({
  experts,
  isDisabled,
}: {
  experts: PostDetail['experts'];
  isDisabled: boolean;
}) {
  const [names, setNames] = useState(() => new Map(experts.map(({ id, name }) => [id, name])));
  return (
    <ContractField name="expert_ids">
      {({ value, onChange, id, onBlur, 'aria-describedby': described }, { maxItems }) => (
        <PeopleSelect
          mode="multiple"
          isDisabled={isDisabled}
          control={{ id, onBlur, 'aria-describedby': described }}
          value={(value as string[]).map((each) => ({ value: each, label: names.get(each) ?? '' }))}
          most={maxItems}
          placeholder="Add an expert"
          onChange={(choices) => {
            setNames(
              new Map([...names, ...choices.map((each) => [each.value, String(each.label)] as const)]),
            );
            onChange(choices.map((each) => each.value));
          }}
        />
      )}
    </ContractField>
  );
}
