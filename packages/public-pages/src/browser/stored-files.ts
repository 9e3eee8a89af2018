/** A file that has arrived and waits to be sent. */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
}

export interface StoredFiles {
  /** The only proof that the files belong to this form. */
  key: string;
  files: StoredFile[];
}

const nameOf = () => `rostrum.inquiry-files.${location.pathname}`;

/** 32 random bytes in the letters of an address. */
function createKey(): string {
  const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Files of this form, which a reload of the tab keeps. */
export const storedFiles = {
  read(): StoredFiles {
    try {
      const stored = JSON.parse(sessionStorage.getItem(nameOf()) ?? 'null') as StoredFiles | null;
      if (stored && Array.isArray(stored.files)) return stored;
    } catch {
      // Storage may be refused or hold something else: the form begins without files.
    }
    return { key: createKey(), files: [] };
  },
  write(stored: StoredFiles): void {
    try {
      sessionStorage.setItem(nameOf(), JSON.stringify(stored));
    } catch {
      // Without storage they are there for as long as the page is.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(nameOf());
    } catch {
      // See write.
    }
  },
};
