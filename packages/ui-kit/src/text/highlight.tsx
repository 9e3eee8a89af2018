import './highlight.css';

export interface HighlightProps {
  text: string;
  /** The words that decided it; case does not matter. */
  terms?: readonly string[];
}

const escape = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Marker-pen yellow on the words that decided it, and on nothing else. */
export function Highlight({ text, terms = [] }: HighlightProps) {
  const words = terms
    .map((term) => term.trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return <>{text}</>;
  const pattern = new RegExp(`(${words.map(escape).join('|')})`, 'gi');
  // With one capturing group, split puts every match on an odd index.
  return (
    <>
      {text.split(pattern).map((part, index) =>
        index % 2 === 1 ? (
          <mark className="r-highlight" key={index}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </>
  );
}
