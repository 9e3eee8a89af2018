import { search } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { TypeaheadList, wordSuggestions, type Suggest } from '@rostrum/ui-kit';
import { ContractField } from '@rostrum/ui-kit/form';
import { useMemo } from 'react';

const useClassifications = (scheme: 'topic' | 'industry', label: string) => {
  const api = useApiClient();
  return useMemo<Suggest>(
    () => async (text, signal) => {
      const { items } = await api.call(search.classifications, { query: { q: text, scheme }, signal });
      return [
        wordSuggestions(
          label,
          items.map(({ title }) => title),
        ),
      ];
    },
    [api, scheme, label],
  );
};

const toWords = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** What seekers find somebody by: areas of expertise of any name, and industries from the list. */
export function ExpertiseFields() {
  const suggestTopics = useClassifications('topic', 'Topics');
  const suggestIndustries = useClassifications('industry', 'Industries');
  return (
    <>
      <ContractField name="topics">
        {({ value, onChange }, { label, maxItems, maxLength }) => (
          <TypeaheadList
            label={label}
            placeholder="Find a topic, or type one of your own"
            values={toWords(value)}
            suggest={suggestTopics}
            takes="suggestions and new"
            maximum={maxItems}
            maxLength={maxLength}
            onChange={onChange}
          />
        )}
      </ContractField>
      <ContractField name="industries">
        {({ value, onChange }, { label, maxItems }) => (
          <TypeaheadList
            label={label}
            placeholder="Find an industry"
            values={toWords(value)}
            suggest={suggestIndustries}
            takes="suggestions"
            maximum={maxItems}
            onChange={onChange}
          />
        )}
      </ContractField>
    </>
  );
}
