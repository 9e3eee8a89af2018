import type { Upload } from '@rostrum/contracts';
import { createGuestKey, type PickedFile } from '@rostrum/uploads';
import { useState } from 'react';

const isPicked = (value: unknown): value is PickedFile =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number';

function read(name: string): PickedFile[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPicked) : [];
  } catch {
    return [];
  }
}

function write(name: string, files: readonly PickedFile[]): void {
  try {
    if (files.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(files));
  } catch {
    // Without storage they are there for as long as the page is.
  }
}

function readKey(name: string): string {
  try {
    const key = sessionStorage.getItem(name) ?? createGuestKey();
    sessionStorage.setItem(name, key);
    return key;
  } catch {
    return createGuestKey();
  }
}

/** The key of a guest's files in this tab, which a reload keeps. */
export function useGuestKey(draftName: string): string {
  const [key] = useState(() => readKey(`rostrum.files-key.${draftName}`));
  return key;
}

/** Files of a draft that lives in this tab: they have arrived, so that a reload loses none. */
export function useKeptFiles(draftName: string) {
  const name = `rostrum.files.${draftName}`;
  const [files, setFiles] = useState<readonly PickedFile[]>(() => read(name));
  const change = (next: (known: readonly PickedFile[]) => readonly PickedFile[]) =>
    setFiles((known) => {
      const changed = next(known);
      write(name, changed);
      return changed;
    });
  return {
    files,
    add: ({ id, name: fileName, size }: Upload) =>
      change((known) => [...known, { id, name: fileName, size }]),
    remove: (id: string) => change((known) => known.filter((one) => one.id !== id)),
    clear: () => change(() => []),
  };
}
