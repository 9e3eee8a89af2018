import { splitCell } from '@rostrum/contracts/people';
import styles from './import.module.css';

/** Samples are cut to this length by the server. */
const maxSample = 80;

/** Shows how a cell of the file with several values is read. */
export function ListSample({ sample }: { sample: string }) {
  const values = splitCell(sample);
  const isCut = sample.length >= maxSample;
  const shown = isCut && values.length > 1 ? values.slice(0, -1) : values;
  return (
    <div className={styles.listSample}>
      {values.length > 1 ? (
        <>
          {isCut ? 'Read as several values:' : `Read as ${values.length} values:`}
          <ul className={styles.words}>
            {shown.map((value, place) => (
              <li key={place}>{value}</li>
            ))}
            {isCut ? <li aria-label="and more">…</li> : null}
          </ul>
        </>
      ) : (
        'For several values in a cell, put commas or semicolons between them. Put quotes around a value that contains a comma.'
      )}
    </div>
  );
}
