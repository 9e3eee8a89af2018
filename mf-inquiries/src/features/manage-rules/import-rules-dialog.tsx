import { formatNumber } from '@rostrum/contracts';
import { ruleColumns, type ImportedRule } from '@rostrum/contracts/inquiries';
import { tellRefusal } from '@rostrum/remote-runtime';
import { Button, Modal, notify } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { importVerdictLabels } from './rule-words.ts';
import { useImportRules } from './rules.queries.ts';
import styles from './import-rules.module.css';

const largest = 200_000;
const countRules = (count: number) => (count === 1 ? '1 rule' : `${formatNumber(count)} rules`);

/** Reads a file of rules: first what it would add and which rows are wrong, then the rules. */
export function ImportRulesDialog({ onClose }: { onClose: () => void }) {
  const fieldId = useId();
  const [csv, setCsv] = useState<string>();
  const [rows, setRows] = useState<readonly ImportedRule[]>();
  const [fault, setFault] = useState<string>();
  const { run, isPending } = useImportRules();
  const fresh = rows?.filter(({ verdict }) => verdict === 'new').length ?? 0;
  const left = rows?.filter(({ message }) => message !== null) ?? [];

  async function check(file: File | undefined) {
    setRows(undefined);
    setFault(undefined);
    setCsv(undefined);
    if (!file) return;
    if (file.size > largest) {
      setFault(`Choose a file of at most ${formatNumber(largest / 1000)} kB.`);
      return;
    }
    try {
      const text = await file.text();
      setRows((await run({ csv: text, dry_run: true })).rows);
      setCsv(text);
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'The file cannot be read.');
    }
  }
  async function apply() {
    if (csv === undefined) return;
    try {
      const { added } = await run({ csv, dry_run: false });
      notify.success({ title: `${countRules(added)} added`, description: 'They apply to new inquiries.' });
      onClose();
    } catch (error) {
      tellRefusal('The rules were not added.')(error);
    }
  }

  return (
    <Modal open title="Import rules" footer={null} width={640} onCancel={onClose}>
      <div className={styles.dialog}>
        <p className={styles.note}>
          {`A CSV file with the columns ${ruleColumns.join(', ')}. An export has them. Types are divided by semicolons.`}
        </p>
        <div>
          <label className="r-label" htmlFor={fieldId}>
            File
          </label>
          <input
            id={fieldId}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => void check(target.files?.[0])}
          />
        </div>
        <div aria-live="polite">
          {fault === undefined ? null : <Alert type="error" showIcon title={fault} />}
          {rows === undefined ? null : (
            <p className={styles.note}>
              {`${formatNumber(fresh)} of ${countRules(rows.length)} can be added.${left.length > 0 ? ' These are left out:' : ''}`}
            </p>
          )}
        </div>
        {left.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          <ul className={styles.rows} aria-label="Left out" tabIndex={0}>
            {left.map(({ row, pattern, verdict, message }) => (
              <li key={row}>
                <span>{`Line ${formatNumber(row)}`}</span>
                <span className={styles.pattern}>{pattern || importVerdictLabels[verdict]}</span>
                <span className={styles.note}>{message}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.acts}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            loading={isPending}
            disabled={csv === undefined || fresh === 0}
            onClick={() => void apply()}
          >
            {fresh === 0 ? 'Import' : `Import ${countRules(fresh)}`}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
