import { formatNumber } from '@rostrum/contracts';
import { mostSubscribers, type PastedAddress } from '@rostrum/contracts/inquiries';
import { Button, Input } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { verdictLabels } from './list-words.ts';
import { useSubscribe } from './lists.queries.ts';
import styles from './list-people.module.css';

const isIn = ({ remedy }: PastedAddress) => remedy === null;

/** Each verdict has its own count: an address that waits for a confirmation, or was there, was not added. */
function sayResult(addresses: readonly PastedAddress[]): string {
  const count = (verdict: PastedAddress['verdict']) =>
    addresses.filter((address) => address.verdict === verdict).length;
  const [added, waiting, known] = [count('added'), count('must_confirm'), count('already_there')];
  return [
    `${formatNumber(added)} of ${formatNumber(addresses.length)} added.`,
    ...(waiting > 0
      ? [`${formatNumber(waiting)} ${waiting === 1 ? 'was' : 'were'} asked by email to confirm first.`]
      : []),
    ...(known > 0 ? [`${formatNumber(known)} ${known === 1 ? 'was' : 'were'} on the list already.`] : []),
  ].join(' ');
}

/** Takes many addresses at once. Good ones are added; those with a fault stay in the box, each with its remedy. */
export function PasteAddresses({ listId }: { listId: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const [judged, setJudged] = useState<readonly PastedAddress[]>([]);
  const { subscribe, isPending, error } = useSubscribe(listId);
  async function add() {
    const { addresses } = await subscribe(text);
    setJudged(addresses);
    setText(
      addresses
        .filter(({ verdict }) => verdict === 'invalid' || verdict === 'no_room')
        .map(({ value }) => value)
        .join('\n'),
    );
  }
  const left = judged.filter((address) => !isIn(address));
  return (
    <div className={styles.paste}>
      <label htmlFor={id} className={styles.label}>
        Email addresses
      </label>
      <Input.TextArea
        id={id}
        rows={4}
        value={text}
        maxLength={40_000}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-note`} className={styles.note}>
        {`Up to ${mostSubscribers} at once, with commas, spaces or lines between. Members of your organisation get emails at once. All others get an email with a link and must confirm.`}
      </p>
      {error ? <Alert type="error" showIcon title={error.message} /> : null}
      <Button
        disabled={text.trim() === ''}
        loading={isPending}
        onClick={() => void add().catch(() => undefined)}
      >
        Add addresses
      </Button>
      <div aria-live="polite">
        {judged.length > 0 ? <p className={styles.result}>{sayResult(judged)}</p> : null}
        {left.length > 0 ? (
          <ul className={styles.verdicts} aria-label="Not added">
            {left.map(({ line, value, verdict, remedy }, index) => (
              <li key={index}>
                <span className={styles.email}>{value}</span>
                <span className={styles.note}>{`Line ${formatNumber(line)}. ${remedy ?? ''}`}</span>
                <span>{verdictLabels[verdict]}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
