const storageName = (inquiryId: string, mode: string) => `rostrum.draft.inquiry.${inquiryId}.${mode}`;

interface Kept {
  text: string;
  base: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'base' in value &&
  typeof value.base === 'number';

/** What this tab could not bring to the server: offline, or closed while it was typed. */
export function readKept(inquiryId: string, mode: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageName(inquiryId, mode)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it for as long as the tab lives; null forgets it. */
export function keepLocally(inquiryId: string, mode: string, kept: Kept | null): void {
  const name = storageName(inquiryId, mode);
  try {
    if (kept === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Without storage it lives as long as the page does.
  }
}
