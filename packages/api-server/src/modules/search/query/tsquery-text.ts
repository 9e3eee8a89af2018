/**
 * Queries as PostgreSQL's `tsquery` writes them. Lexemes come from the database's own dictionaries and are quoted here,
 * so nothing that was typed is ever read as an operator. The empty text asks for nothing and vanishes when joined.
 */
export type TsQueryText = string;

export const lexeme = (text: string): TsQueryText =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Every lexeme that begins with a text. */
export const beginning = (text: string): TsQueryText => `${lexeme(text)}:*`;

const join = (operator: string, parts: readonly TsQueryText[]): TsQueryText => {
  const kept = [...new Set(parts.filter((part) => part !== ''))];
  return kept.length > 1 ? `(${kept.join(operator)})` : (kept[0] ?? '');
};

export const anyOf = (...parts: readonly TsQueryText[]): TsQueryText => join(' | ', parts);
export const allOf = (...parts: readonly TsQueryText[]): TsQueryText => join(' & ', parts);
export const not = (part: TsQueryText): TsQueryText => (part === '' ? '' : `!${part}`);

/** Parts one behind the other; null is a word that the dictionary leaves out, whose place stays. */
export function phraseOf(parts: readonly (TsQueryText | null)[]): TsQueryText {
  let text = '';
  let gap = 0;
  for (const each of parts) {
    gap += 1;
    if (each === null) continue;
    text += text === '' ? each : ` <${gap}> ${each}`;
    gap = 0;
  }
  return text.includes(' ') && text.includes('<') ? `(${text})` : text;
}
