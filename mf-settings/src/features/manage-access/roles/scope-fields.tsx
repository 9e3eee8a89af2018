import type { Member } from '@rostrum/contracts';
import { Select } from '@rostrum/ui-kit/data';
import { useId } from 'react';
import { useDepartments } from '../access.queries.ts';
import styles from './role-field.module.css';

export interface ScopeFieldsProps {
  value: Member['scopes'];
  onChange: (scopes: Member['scopes']) => void;
}

/** What an agent looks after: departments that are there, and tags of any name. */
export function ScopeFields({ value, onChange }: ScopeFieldsProps) {
  const id = useId();
  const departments = useDepartments();
  return (
    <>
      <div>
        <label className="r-label" htmlFor={`${id}-departments`}>
          Departments
        </label>
        <Select<string[]>
          id={`${id}-departments`}
          mode="multiple"
          className={styles.field}
          value={value.departments}
          loading={departments.isPending}
          options={(departments.data ?? []).map((name) => ({ value: name, label: name }))}
          placeholder="Choose departments"
          onChange={(next) => onChange({ ...value, departments: next })}
        />
      </div>
      <div>
        <label className="r-label" htmlFor={`${id}-tags`}>
          Tags, optional
        </label>
        <Select<string[]>
          id={`${id}-tags`}
          mode="tags"
          className={styles.field}
          value={value.tags}
          tokenSeparators={[',']}
          placeholder="Type a tag, then Enter"
          onChange={(next) => onChange({ ...value, tags: next.map((tag) => tag.trim()).filter(Boolean) })}
        />
      </div>
    </>
  );
}
