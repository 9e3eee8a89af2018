import type { ReactNode } from 'react';

/** How a cell looks while its row is on the way. */
export type CellSkeleton = 'person' | 'text' | 'short' | 'bar' | 'number';

export interface DataColumn<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  /** Name of the sort field; without it the column does not sort. */
  sort?: string;
  align?: 'start' | 'end';
  width?: number | string;
  /** Left out up to this window width: 1180 on tablets. */
  hideUpTo?: number;
  /** Its place on a phone's card; `hidden` leaves it out. */
  card?: 'title' | 'status' | 'meta' | 'hidden';
  skeleton?: CellSkeleton;
  /** On a card, the title in front of the value. */
  cardLabel?: string;
}

export interface DataSort {
  by: string;
  order: 'asc' | 'desc';
}

export interface DataSelection<Row> {
  selected: readonly string[];
  onChange: (keys: readonly string[]) => void;
  /** Names the row's checkbox: "Select Maren Okonjo-Hale". */
  label: (row: Row) => string;
}
