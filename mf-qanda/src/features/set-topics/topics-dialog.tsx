import { getBody, search } from '@rostrum/contracts';
import { questionDesk, type QuestionDetail } from '@rostrum/contracts/qanda';
import { useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { TypeaheadList, wordSuggestions, type Suggest } from '@rostrum/ui-kit';
import { ContractField, FormDialog, useContractForm } from '@rostrum/ui-kit/form';
import { useMemo } from 'react';

const schema = getBody(questionDesk.setTopics);
const toWords = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** What a question is about: readers see it, and the list is narrowed by it. */
export function TopicsDialog({ question, onClose }: { question: QuestionDetail; onClose: () => void }) {
  const api = useApiClient();
  const form = useContractForm({
    schema,
    name: 'topics',
    values: { version: question.version, topics: question.topics },
  });
  const save = useContractMutation(questionDesk.setTopics);
  const suggest = useMemo<Suggest>(
    () => async (text, signal) => {
      const query = { q: text, scheme: 'topic' as const };
      const { items } = await api.call(search.classifications, { query, signal });
      const titles = items.map(({ title }) => title);
      return [wordSuggestions('Topics', titles)];
    },
    [api],
  );
  return (
    <FormDialog
      title="Topics of the question"
      confirmLabel="Save topics"
      form={form}
      failure="Could not save the topics."
      onSubmit={(body) => save.mutateAsync({ params: { id: question.id }, body })}
      onClose={onClose}
    >
      <ContractField name="topics" hint="Readers see them on the page of the question.">
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
    </FormDialog>
  );
}
