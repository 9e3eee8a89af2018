import { formatList } from '@rostrum/contracts';
import { personImports, type PersonImport } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { announce, Button, LinkButton } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { ImportCounts, ImportProblems, PlannedPeople } from './import-findings.tsx';
import { countPeople, countRows, describeCheck } from './import-words.ts';
import { ChooseEncoding } from './choose-encoding.tsx';
import { listMissing, MissingColumns } from './missing-columns.tsx';
import { MapColumns } from './map-columns.tsx';
import { useImportChoices } from './use-import-choices.ts';
import styles from './import.module.css';

export interface CheckImportProps {
  record: PersonImport;
  onChanged: (record: PersonImport) => void;
}

const summary = ({ state, counts }: PersonImport, isChanged: boolean): string => {
  if (state === 'uploaded') return 'Nothing is saved until you have checked the file and confirmed.';
  if (isChanged) return 'You changed something. Check again to see what it does.';
  const left =
    counts.wrong > 0
      ? `${countRows(counts.wrong)} with errors ${counts.wrong === 1 ? 'is' : 'are'} left out whole. `
      : '';
  return `${left}Drafts use no seats. You can undo the import for 24 hours.`;
};

/** Columns of the file beside what importing it would do; nothing is saved before the last button. */
export function CheckImport({ record, onChanged }: CheckImportProps) {
  const { id, version, state, counts } = record;
  const { choices, isChanged, change, correct, settle } = useImportChoices(record);
  const results = useRef<HTMLElement>(null);
  const justChecked = useRef(false);
  const check = useContractMutation(personImports.check, {
    onSuccess: (checked) => {
      settle();
      justChecked.current = true;
      onChanged(checked);
    },
  });
  const start = useContractMutation(personImports.start, { onSuccess: onChanged });
  // The results are below the list of columns on a phone: a finished check scrolls there.
  useEffect(() => {
    if (!justChecked.current || state !== 'checked') return;
    justChecked.current = false;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
    announce(describeCheck(counts));
  }, [version, state, counts]);
  const isChecked = state === 'checked' && !isChanged;
  const people = counts.added + counts.changed;
  const error = check.error ?? start.error;
  const missing = listMissing(choices);
  return (
    <>
      <div className={styles.layout}>
        <div className={styles.findings}>
          <ChooseEncoding
            record={record}
            onChanged={(changed) => {
              settle();
              onChanged(changed);
            }}
          />
          <MapColumns record={record} choices={choices} onChange={change} />
        </div>
        <section
          ref={results}
          tabIndex={-1}
          className={styles.findings}
          aria-label="Result of the check"
          aria-busy={check.isPending}
        >
          <div aria-live="polite">
            <MissingColumns missing={missing} />
          </div>
          {state === 'checked' ? (
            <>
              <ImportCounts
                counts={counts}
                note={`Dry run of ${countRows(counts.rows)}. Nothing is saved yet.`}
              />
              <ImportProblems record={record} corrections={choices.corrections} onCorrect={correct} />
              <PlannedPeople record={record} />
            </>
          ) : missing.length > 0 ? null : (
            <Alert
              type="info"
              showIcon
              title="See where each column goes, then check the file."
              description="The check reads every row and saves nothing."
            />
          )}
        </section>
      </div>
      {error ? <Alert type="error" showIcon title={error.message} /> : null}
      <div className={styles.bar}>
        <span className={styles.quiet}>
          {missing.length > 0
            ? `Choose a column for ${formatList(missing)} first.`
            : summary(record, isChanged)}
        </span>
        <span className={styles.buttons}>
          <LinkButton href={paths.list.href()}>Cancel</LinkButton>
          <Button
            type={isChecked ? 'default' : 'primary'}
            loading={check.isPending}
            disabled={start.isPending || missing.length > 0}
            onClick={() => check.mutate({ params: { id }, body: { version, ...choices } })}
          >
            {state === 'checked' ? 'Check again' : 'Check file'}
          </Button>
          {state === 'checked' ? (
            <Button
              type={isChecked ? 'primary' : 'default'}
              loading={start.isPending}
              disabled={!isChecked || people === 0 || check.isPending}
              onClick={() => start.mutate({ params: { id }, body: { version } })}
            >
              Import {countPeople(people)}
            </Button>
          ) : null}
        </span>
      </div>
    </>
  );
}
