/** Small plain letters without accents, joined by hyphens, for addresses. */
const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** first.last@domain, in plain letters. */
export const addressOf = (firstname: string, lastname: string, domain: string): string =>
  `${toSlug(firstname)}.${toSlug(lastname)}@${domain}`;

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
