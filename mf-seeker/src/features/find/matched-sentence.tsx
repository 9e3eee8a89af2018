import { classNames } from '@rostrum/ui-kit';
import type { FoundPerson } from '@rostrum/contracts';
import styles from './matched-sentence.module.css';

/** Texts in which a person speaks. Only these stand in quotation marks: a journalist may print what does. */
const spoken: readonly string[] = ['In their words', 'Answer'];

/** The sentence that matched, the deciding words in marker yellow. */
export function MatchedSentence({ match }: { match: NonNullable<FoundPerson['match']> }) {
  const isSpoken = spoken.includes(match.source);
  return (
    <p className={isSpoken ? classNames(styles.match, 'r-voice') : styles.match}>
      {isSpoken ? '“' : null}
      {match.parts.map(({ text, marked }, index) =>
        marked ? (
          <mark key={index} className="r-highlight">
            {text}
          </mark>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
      {isSpoken ? '”' : null}
    </p>
  );
}
