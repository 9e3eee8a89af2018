const isRequired = (field: Element | RadioNodeList | null): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.required;

/** What a form holds, by the names of its fields; what need not be filled in and was not, is not there. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(
    entries.filter(([name, value]) => value.trim() !== '' || isRequired(form.elements.namedItem(name))),
  );
}
