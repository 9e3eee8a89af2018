import styles from './code-panel.module.css';

const parts = /(<\/?[\w-]+|\/?>)|([\w-]+)(?==")|("[^"]*")/g;

/** HTML with its tags and attribute names tinted; the text stays exactly what is copied. */
export function MarkedUp({ code }: { code: string }) {
  const pieces = [];
  let from = 0;
  for (const match of code.matchAll(parts)) {
    pieces.push(code.slice(from, match.index));
    const [text, tag, name] = match;
    pieces.push(
      <span key={match.index} className={tag ? styles.tag : name ? styles.name : undefined}>
        {text}
      </span>,
    );
    from = match.index + text.length;
  }
  return (
    <>
      {pieces}
      {code.slice(from)}
    </>
  );
}
