import { formatList, formatNumber } from '@rostrum/contracts';
import type { RecordsChoice, RecordsCount as Count } from '@rostrum/contracts/inquiries';
import { useRecordsCount } from './records.queries.ts';
import styles from './hand-on-records.module.css';

const count = (total: number, one: string, more: string) =>
  `${formatNumber(total)} ${total === 1 ? one : more}`;

function describe({ inquiries, messages, notes, files }: Count, redact: RecordsChoice['redact']): string {
  const parts = [
    count(inquiries, 'inquiry', 'inquiries'),
    count(messages, 'message', 'messages'),
    ...(redact.includes('notes') ? [] : [count(notes, 'internal note', 'internal notes')]),
    ...(redact.includes('files') ? [] : [count(files, 'file', 'files')]),
  ];
  return formatList(parts);
}

/** How much the file will hold. */
export function RecordsCount({ choice }: { choice: RecordsChoice | null }) {
  const { data, isError } = useRecordsCount(choice);
  return (
    <div className={styles.count} role="status">
      {choice === null ? (
        <p>Say which inquiries, to see how many there are.</p>
      ) : isError ? (
        <p>How many there are could not be counted. The file can be made all the same.</p>
      ) : data ? (
        <>
          <p>{describe(data, choice.redact)}</p>
          {data.restricted > 0 ? (
            <p>{count(data.restricted, 'restricted inquiry is', 'restricted inquiries are')} left out.</p>
          ) : null}
        </>
      ) : (
        <p>Counting…</p>
      )}
    </div>
  );
}
