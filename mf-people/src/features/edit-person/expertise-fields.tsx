import { matchesTyped, search } from '@rostrum/contracts';
import { listedIndustries } from '@rostrum/contracts/people';
import { contractQueryOptions, useApiClient } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { TypeaheadList, wordSuggestions, type Suggest } from '@rostrum/ui-kit';
import { ContractField } from '@rostrum/ui-kit/form';
import { useMemo } from 'react';
import { SuggestedTopics } from './suggested-topics.tsx';

const useTopics = () => {
  const api = useApiClient();
  return useMemo<Suggest>(
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
};

/** Industries come from a list, read once and narrowed here. */
const useIndustries = () => {
  const client = useQueryClient();
  return useMemo<Suggest>(
    () => async (text) => {
      const { items } = await client.ensureQueryData(contractQueryOptions(listedIndustries));
      return [
        wordSuggestions(
          'Industries',
          items
            .filter(({ words }) => words.some((word) => matchesTyped(word, text)))
            .map(({ title }) => title),
        ),
      ];
    },
    [client],
  );
};

const toWords = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** What seekers find somebody by: areas of expertise of any name, and industries from the list. */
export function ExpertiseFields({ personId }: { personId: string }) {
  const suggestTopics = useTopics();
  const suggestIndustries = useIndustries();
  return (
    <>
      <ContractField name="topics">
        {({ value, onChange }, { label, maxItems, maxLength }) => (
          <>
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
            {toWords(value).length < (maxItems ?? Infinity) ? (
              <SuggestedTopics
                personId={personId}
                chosen={toWords(value)}
                onAdd={(topic) => onChange([...toWords(value), topic])}
              />
            ) : null}
          </>
        )}
      </ContractField>
      <ContractField name="industries">
        {({ value, onChange }, { label, maxItems }) => (
          <TypeaheadList
            label={label}
            placeholder="Choose an industry"
            listsAll
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
