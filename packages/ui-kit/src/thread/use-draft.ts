import { useState } from 'react';

const storageName = (key: string) => `rostrum.draft.${key}`;

function read(key: string | undefined): string {
  if (!key) return '';
  try {
    return window.sessionStorage.getItem(storageName(key)) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string | undefined, text: string) {
  if (!key) return;
  try {
    if (text) window.sessionStorage.setItem(storageName(key), text);
    else window.sessionStorage.removeItem(storageName(key));
  } catch {
    // Without storage the draft lives as long as the page does.
  }
}

/** A text that survives leaving the page and coming back, until it is sent. */
export function useDraft(key: string | undefined): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ key, text: read(key) });
  const text = draft.key === key ? draft.text : read(key);
  const write = (next: string) => {
    keep(key, next);
    setDraft({ key, text: next });
  };
  return [text, write];
}
