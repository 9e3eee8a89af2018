import type { ReactNode } from 'react';

/** What a row of the palette is about; also the choices above the list. */
export const paletteKinds = [
  'Recent',
  'Inquiries',
  'People',
  'Posts and questions',
  'Pages',
  'Actions',
] as const;
export type PaletteKind = (typeof paletteKinds)[number];

/** One thing to go to or to do. */
export interface PaletteRow {
  /** Unique in the palette. */
  id: string;
  kind: PaletteKind;
  text: string;
  description?: string;
  note?: string;
  /** When an answer is due at the latest, ISO date and time. */
  deadline?: string;
  picture?: ReactNode;
  /** Either a page, or something done at once. */
  href?: string;
  opensNewTab?: boolean;
  act?: () => void;
}

const words = (text: string) => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** Whether every typed word begins a word of the row; nothing typed fits everything. */
export function fits(row: Pick<PaletteRow, 'text' | 'description'>, typed: string): boolean {
  const own = words(`${row.text} ${row.description ?? ''}`);
  return words(typed).every((part) => own.some((word) => word.startsWith(part)));
}
