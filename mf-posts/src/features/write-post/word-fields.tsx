import { matchesTyped, search } from '@rostrum/contracts';
import { postPlanning } from '@rostrum/contracts/posts';
import { contractQueryOptions, useApiClient } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { TypeaheadList, wordSuggestions, type Suggest } from '@rostrum/ui-kit';
import { ContractField } from '@rostrum/ui-kit/form';
import { useMemo } from 'react';

const toWords = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const suggestedTags = 10;
const suggestNothing: Suggest = () => Promise.resolve([]);

/** A list of words: some are offered, and others may be typed. */
function WordList({
  name,
  placeholder,
  suggest,
}: {
  name: 'topics' | 'tags';
  placeholder: string;
  suggest: Suggest;
}) {
  return (
    <ContractField name={name}>
      {({ value, onChange }, { label, maxItems, maxLength }) => (
        <TypeaheadList
          label={label}
          placeholder={placeholder}
          values={toWords(value)}
          suggest={suggest}
          takes="suggestions and new"
          maximum={maxItems}
          maxLength={maxLength}
          onChange={onChange}
        />
      )}
    </ContractField>
  );
}

/** What the post is about, in the words that profiles have for what people speak on. */
export function TopicsField() {
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
  return <WordList name="topics" placeholder="Find a topic, or type one of your own" suggest={suggest} />;
}

/** Any other words that posts are kept together by: those of other posts, and new ones. */
export function TagsField() {
  const client = useQueryClient();
  const suggest = useMemo<Suggest>(
    () => async (text) => {
      const { tags } = await client.fetchQuery(contractQueryOptions(postPlanning.choices));
      return [wordSuggestions('Tags', tags.filter((tag) => matchesTyped(tag, text)).slice(0, suggestedTags))];
    },
    [client],
  );
  return <WordList name="tags" placeholder="Find a tag, or type a new one" suggest={suggest} />;
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
