import type { PersonImport } from '@rostrum/contracts/people';
import { ChevronRightIcon, Card } from '@rostrum/ui-kit';
import { Checkbox, Segmented, Select, filterByLabel } from '@rostrum/ui-kit/data';
import { useId } from 'react';
import { ListSample } from './list-sample.tsx';
import type { ImportChoices } from './use-import-choices.ts';
import styles from './import.module.css';

const nowhere = '';

export interface MapColumnsProps {
  record: PersonImport;
  choices: ImportChoices;
  onChange: (change: Partial<ImportChoices>) => void;
}

/** Where each column of the file goes. A field that was chosen for another column moves here. */
export function MapColumns({ record, choices, onChange }: MapColumnsProps) {
  const existingId = useId();
  const { columns, existing, adds_people, is_remembered } = choices;
  const newId = useId();
  const choose = (place: number, target: string) =>
    onChange({
      columns: columns.map((former, at) =>
        at === place ? target || null : former === target && target !== nowhere ? null : former,
      ),
    });
  const options = [
    { value: nowhere, label: 'Do not import' },
    ...record.targets.map(({ value, label }) => ({ value, label })),
  ];
  const lists = new Set(record.targets.flatMap(({ value, is_list }) => (is_list ? [value] : [])));
  return (
    <Card title="Columns">
      <ul className={styles.columns}>
        {record.head.map((name, place) => (
          <li key={place} className={styles.column}>
            <span className={styles.columnName}>
              {name || `Column ${place + 1}`}
              <span className={styles.sample}>{record.sample[place] || 'empty'}</span>
            </span>
            <ChevronRightIcon aria-hidden size={16} className={styles.arrow} />
            <Select
              className={styles.target}
              aria-label={`${name || `Column ${place + 1}`} goes into`}
              value={columns[place] ?? nowhere}
              options={options}
              showSearch={{ filterOption: filterByLabel }}
              onChange={(target: string) => choose(place, target)}
            />
            {lists.has(columns[place] ?? nowhere) ? <ListSample sample={record.sample[place] ?? ''} /> : null}
          </li>
        ))}
      </ul>
      <div className={styles.existing}>
        <span id={existingId} className="r-label">
          People who are already there
        </span>
        <Segmented
          aria-labelledby={existingId}
          value={existing}
          options={[
            { value: 'update', label: 'Update' },
            { value: 'skip', label: 'Leave as they are' },
          ]}
          onChange={(value) => onChange({ existing: value === 'skip' ? 'skip' : 'update' })}
        />
        <span className={styles.quiet}>
          Found by username, otherwise by email. Empty cells change nothing.
        </span>
        <span id={newId} className="r-label">
          People who aren’t here yet
        </span>
        <Segmented
          aria-labelledby={newId}
          value={adds_people ? 'add' : 'skip'}
          options={[
            { value: 'add', label: 'Add as drafts' },
            { value: 'skip', label: 'Leave out' },
          ]}
          onChange={(value) => onChange({ adds_people: value === 'add' })}
        />
        <Checkbox
          checked={is_remembered}
          onChange={({ target }) => onChange({ is_remembered: target.checked })}
        >
          Remember these columns for the next import
        </Checkbox>
      </div>
    </Card>
  );
}
