/** Letters without accents, for addresses and slugs. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ø', 'o');

export const slugOf = (text: string): string =>
  fold(text)
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** first.last@domain, in plain letters. */
export const addressOf = (firstname: string, lastname: string, domain: string): string =>
  `${slugOf(firstname)}.${slugOf(lastname)}@${domain}`;

/** Fills `{name}` places; a place without a value is a mistake in the content. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${template}`);
    return value;
  });
}

/** At most `max` code points, cut at a word. */
export function shortened(text: string, max: number): string {
  const points = [...text];
  if (points.length <= max) return text;
  const cut = points.slice(0, max - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max - 20)).trimEnd()}…`;
}
