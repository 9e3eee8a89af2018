const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of an ISO 639-1 code; the code itself when it is not one. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
