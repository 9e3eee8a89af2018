import { maximumIndustries, maximumTopics, search } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { TypeaheadList, wordSuggestions, type Suggest } from '@rostrum/ui-kit';
import { Form } from '@rostrum/ui-kit/data';
import { useMemo } from 'react';

export interface ExpertiseValues {
  topics: string[];
  industries: string[];
}

export interface ExpertiseFieldsProps {
  values: ExpertiseValues;
  /** What the server refused, by path. */
  faults: readonly { path: string; message: string }[];
  onChange: (change: Partial<ExpertiseValues>) => void;
}

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

/** What seekers find somebody by: areas of expertise of any name, and industries from the list. */
export function ExpertiseFields({ values, faults, onChange }: ExpertiseFieldsProps) {
  const suggestTopics = useClassifications('topic', 'Topics');
  const suggestIndustries = useClassifications('industry', 'Industries');
  const faultOf = (name: keyof ExpertiseValues) => {
    const fault = faults.find(({ path }) => path === name || path.startsWith(`${name}.`));
    return { validateStatus: fault ? ('error' as const) : undefined, help: fault?.message };
  };
  return (
    <>
      <Form.Item {...faultOf('topics')} label="Areas of expertise">
        <TypeaheadList
          label="Areas of expertise"
          placeholder="Find a topic, or type one of your own"
          values={values.topics}
          suggest={suggestTopics}
          takes="suggestions and new"
          maximum={maximumTopics}
          maxLength={80}
          onChange={(topics) => onChange({ topics })}
        />
      </Form.Item>
      <Form.Item {...faultOf('industries')} label="Industries">
        <TypeaheadList
          label="Industries"
          placeholder="Find an industry"
          values={values.industries}
          suggest={suggestIndustries}
          takes="suggestions"
          maximum={maximumIndustries}
          onChange={(industries) => onChange({ industries })}
        />
      </Form.Item>
    </>
  );
}
