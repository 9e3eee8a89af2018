import type { SanitisedHtml } from './sanitise-html.ts';

/** Text that is already HTML. */
export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

type Value = string | number | SafeHtml | null | undefined | false | readonly Value[];

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof SafeHtml) return value.text;
  if (Array.isArray(value)) return (value as readonly Value[]).map(written).join('');
  return escapeHtml(String(value));
}

/** HTML from a template; every value is escaped unless it was made by `html` itself. Lists are joined. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): SafeHtml =>
  new SafeHtml(parts.reduce((text, part, index) => `${text}${written(values[index - 1])}${part}`));

/** Rich text, which its type proves to have been sanitised. For nothing else. */
export const sanitisedHtml = (text: SanitisedHtml): SafeHtml => new SafeHtml(text);

/** JSON for a script element: `<` and the two line separators are written as escapes, so nothing can end the element. */
export const jsonForScript = (value: unknown): SafeHtml =>
  new SafeHtml(
    JSON.stringify(value)
      .replaceAll('<', '\\u003c')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029'),
  );
