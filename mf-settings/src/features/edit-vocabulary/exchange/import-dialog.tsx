import { formatNumber } from '@rostrum/contracts';
import {
  classifications,
  maximumImportLength,
  maximumImportRows,
  type ImportReport,
} from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Modal, notify } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { countText } from '../scheme-words.ts';
import styles from '../vocabulary.module.css';
import { ImportFindings } from './import-findings.tsx';

/** As an export writes them: SKOS in Turtle, everything else is CSV. */
const formatOf = ({ name }: File) => (/\.ttl$/iu.test(name) ? 'turtle' : 'csv');

/** Reads a file of terms: first what it would change, then the change. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const fieldId = useId();
  const [read, setRead] = useState<{ csv: string; format: 'csv' | 'turtle' }>();
  const [report, setReport] = useState<ImportReport>();
  const [fault, setFault] = useState<string>();
  const run = useContractMutation(classifications.import);
  const changes = report ? report.added + report.changed : 0;

  async function check(file: File | undefined) {
    setReport(undefined);
    setFault(undefined);
    setRead(undefined);
    if (!file) return;
    if (file.size > maximumImportLength) {
      setFault(
        `Choose a file of at most ${Math.floor(maximumImportLength / 1000)} kB and ${formatNumber(maximumImportRows)} terms. Import a larger vocabulary in parts.`,
      );
      return;
    }
    try {
      const content = { csv: await file.text(), format: formatOf(file) } as const;
      setReport(await run.mutateAsync({ body: { ...content, dry_run: true } }));
      setRead(content);
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'The file cannot be read.');
    }
  }
  async function apply() {
    if (read === undefined) return;
    try {
      const done = await run.mutateAsync({ body: { ...read, dry_run: false } });
      setReport(done);
      if (!done.applied) return;
      notify.success({
        title: 'The file is imported.',
        description: `${countText(done.added, 'term', 'terms')} added, ${done.changed} changed.`,
      });
      onClose();
    } catch (error) {
      tellRefusal('The file was not imported.')(error);
    }
  }

  return (
    <Modal open title="Import terms" footer={null} width={640} onCancel={onClose}>
      <div className={styles.dialog}>
        <p className={styles.quiet}>
          A CSV file with the columns Kind, Term, Broader term, Entry terms (parted by |) and Scope note, or
          SKOS in Turtle (.ttl). An export has either. At most 10,000 terms.
        </p>
        <div>
          <label className="r-label" htmlFor={fieldId}>
            File
          </label>
          <input
            id={fieldId}
            type="file"
            accept=".csv,.ttl,text/csv,text/turtle"
            onChange={({ target }) => void check(target.files?.[0])}
          />
        </div>
        <div aria-live="polite">
          {fault === undefined ? null : <Alert type="error" showIcon title={fault} />}
          {report ? <ImportFindings report={report} /> : null}
        </div>
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            loading={run.isPending}
            disabled={read === undefined || changes === 0 || (report?.error_count ?? 0) > 0}
            onClick={() => void apply()}
          >
            {changes === 0 ? 'Import' : `Import ${countText(changes, 'term', 'terms')}`}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
