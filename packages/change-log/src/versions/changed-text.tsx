import type { ChangedPart } from '@rostrum/contracts/people';
import styles from './changed-text.module.css';

type Run = Exclude<ChangedPart['kind'], 'break'>;

function toParagraphs(parts: readonly ChangedPart[]): { kind: Run; text: string }[][] {
  const paragraphs: { kind: Run; text: string }[][] = [[]];
  for (const { kind, text } of parts)
    if (kind === 'break') paragraphs.push([]);
    else paragraphs.at(-1)?.push({ kind, text });
  return paragraphs.filter((runs) => runs.some(({ text }) => text.trim() !== ''));
}

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

/** What was added since and what was left out, each marked by more than its colour. */
export const ChangedText = ({ parts }: { parts: readonly ChangedPart[] }) => (
  <div className={styles.text}>
    {toParagraphs(parts).map((runs, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no name but their place, and never move
      <p key={at}>
        {runs.map(({ kind, text }, place) => {
          const Element = elements[kind];
          // oxlint-disable-next-line react/no-array-index-key -- as above
          return <Element key={place}>{text}</Element>;
        })}
      </p>
    ))}
  </div>
);
