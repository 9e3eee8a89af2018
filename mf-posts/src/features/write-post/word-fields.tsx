import { search } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { TypeaheadList, wordSuggestions, type Suggest } from '@rostrum/ui-kit';
import { ContractField } from '@rostrum/ui-kit/form';
import { useMemo } from 'react';

const toWords = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const suggestNothing: Suggest = () => Promise.resolve([]);

/** What the post is found by: topics of the directory, and any other word. */
export function TagsField() {
  const api = useApiClient();
  const suggest = useMemo<Suggest>(
    () => async (text, signal) => {
      const { items } = await api.call(search.classifications, {
        query: { q: text, scheme: 'topic' },
        signal,
      });
      return [
        wordSuggestions(
          'Topics',
          items.map(({ title }) => title),
        ),
      ];
    },
    [api],
  );
  return (
    <ContractField name="tags">
      {({ value, onChange }, { label, maxItems }) => (
        <TypeaheadList
          label={label}
          placeholder="Find a topic, or type one of your own"
          values={toWords(value)}
          suggest={suggest}
          takes="suggestions and new"
          maximum={maxItems}
          maxLength={60}
          onChange={onChange}
        />
      )}
    </ContractField>
  );
}

/** What a journalist might make of it. */
export const AnglesField = () => (
  <ContractField name="angles" hint="Questions or hooks, shown beside the post.">
    {({ value, onChange }, { label, maxItems }) => (
      <TypeaheadList
        label={label}
        placeholder="Which street floods first?"
        values={toWords(value)}
        suggest={suggestNothing}
        takes="suggestions and new"
        maximum={maxItems}
        maxLength={160}
        onChange={onChange}
      />
    )}
  </ContractField>
);
