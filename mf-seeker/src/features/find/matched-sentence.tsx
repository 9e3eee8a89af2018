import type { FoundPerson } from '@rostrum/contracts';
import './matched-sentence.css';

/** The sentence that matched, in its own voice, the deciding words in marker yellow. */
export function MatchedSentence({ match }: { match: NonNullable<FoundPerson['match']> }) {
  return (
    <p className="sk-match r-voice">
      “
      {match.parts.map(({ text, marked }, index) =>
        marked ? (
          <mark key={index} className="r-highlight">
            {text}
          </mark>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
      ”
    </p>
  );
}
