import { useId } from 'react';
import {
  personImports,
  tableEncodings,
  tableEncodingNames,
  type PersonImport,
  type TableEncoding,
} from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Card } from '@rostrum/ui-kit';
import { Alert, Select } from '@rostrum/ui-kit/data';
import styles from './import.module.css';

const options = tableEncodingNames.map((value) => ({ value, label: tableEncodings[value] }));

export interface ChooseEncodingProps {
  record: PersonImport;
  onChanged: (record: PersonImport) => void;
}

/** Shows the detected encoding with words of the file that depend on it, and reads the file again with another one. */
export function ChooseEncoding({ record, onChanged }: ChooseEncodingProps) {
  const labelId = useId();
  const { id, version, kind, encoding, encoding_sample: words } = record;
  const change = useContractMutation(personImports.setEncoding, { onSuccess: onChanged });
  // A workbook says how it is encoded, and a file without accents reads the same in nearly every encoding.
  if (kind === 'xlsx' || (words.length === 0 && encoding === 'utf-8')) return null;
  const isBroken = words.some((word) => word.includes('\uFFFD'));
  return (
    <Card title="Encoding">
      <div className={styles.encoding}>
        <span id={labelId} className="r-visually-hidden">
          Encoding of the file
        </span>
        <Select
          aria-labelledby={labelId}
          className={styles.target}
          value={encoding}
          options={options}
          loading={change.isPending}
          disabled={change.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(next: TableEncoding) =>
            change.mutate({ params: { id }, body: { version, encoding: next } })
          }
        />
        {words.length > 0 ? (
          <ul className={styles.words} aria-label="Words in the file with accents or other scripts">
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        ) : null}
        <p className={styles.quiet}>
          {isBroken
            ? 'Some characters can’t be read (�). Choose the encoding in which these words look right, or correct the rows after the check.'
            : 'If these words look wrong, choose another encoding. Columns are matched again.'}
        </p>
      </div>
      {change.error ? <Alert type="error" showIcon title={change.error.message} /> : null}
    </Card>
  );
}
