import { Select } from '@rostrum/ui-kit/data';
import { useDepartments } from '../access.queries.ts';
import styles from './role-field.module.css';

export interface DepartmentsSelectProps {
  value: readonly string[];
  onChange: (departments: string[]) => void;
}

/** All departments of the organisation to choose from; what was chosen before stays, also where it is no longer there. */
export function DepartmentsSelect({ value, onChange }: DepartmentsSelectProps) {
  const { data: departments, isPending, isError } = useDepartments();
  const offered = [...new Set([...(departments ?? []), ...value])];
  return (
    <>
      <p className="r-label" aria-hidden>
        Departments
      </p>
      <Select<string[]>
        mode="multiple"
        className={styles.departments ?? ''}
        aria-label="Departments"
        placeholder="Choose departments"
        loading={isPending}
        value={[...value]}
        options={offered.map((name) => ({ value: name, label: name }))}
        notFoundContent={
          isError
            ? 'Could not load departments. Close the dialog and try again.'
            : 'No departments yet. Add one to a profile first.'
        }
        onChange={onChange}
      />
    </>
  );
}
