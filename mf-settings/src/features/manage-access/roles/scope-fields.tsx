import { search, type Member } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { TypeaheadList, wordSuggestions, type Suggest } from '@rostrum/ui-kit';
import { Checkbox, FieldError } from '@rostrum/ui-kit/data';
import { useMemo } from 'react';
import { DepartmentsSelect } from './departments-select.tsx';
import styles from './role-field.module.css';

export interface ScopeFieldsProps {
  value: Member['scopes'];
  onChange: (scopes: Member['scopes']) => void;
  /** What is wrong with the choice, once somebody tried to send it. */
  fault?: string | undefined;
}

/** What an agent looks after: departments that are there, and tags of any name. */
export function ScopeFields({ value, onChange, fault }: ScopeFieldsProps) {
  const api = useApiClient();
  const suggestTags = useMemo<Suggest>(
    () => async (text, signal) => {
      const { items } = await api.call(search.classifications, { query: { q: text }, signal });
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
    <div className={styles.scopes}>
      <div>
        <DepartmentsSelect
          value={value.departments}
          onChange={(departments) => onChange({ ...value, departments })}
        />
      </div>
      <div>
        <p className="r-label" aria-hidden>
          Tags, optional
        </p>
        <TypeaheadList
          label="Tags, optional"
          placeholder="Find a topic, or type a tag of your own"
          values={value.tags}
          suggest={suggestTags}
          takes="suggestions and new"
          maxLength={120}
          onChange={(next) => onChange({ ...value, tags: next })}
        />
      </div>
      <Checkbox
        checked={value.publishes === true}
        onChange={({ target }) => onChange({ ...value, publishes: target.checked })}
      >
        Publishes profiles in this scope
      </Checkbox>
      {fault ? (
        <div role="alert">
          <FieldError>{fault}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
