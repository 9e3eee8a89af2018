import type { ReactNode } from 'react';
import { AppLink } from '../navigation/app-link.tsx';

export interface RowLinkProps<Row> {
  row: Row;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  children: ReactNode;
}

/** The row's first cell: a real link, or a button where the row opens in place, so that the keyboard reaches it. */
export function RowLink<Row>({ row, rowHref, onOpen, children }: RowLinkProps<Row>) {
  const href = rowHref?.(row);
  if (href !== undefined) {
    return (
      <AppLink
        className="r-row-link"
        href={href}
        onClick={(event) => {
          if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpen(row);
        }}
      >
        {children}
      </AppLink>
    );
  }
  if (!onOpen) return <>{children}</>;
  return (
    <button type="button" className="r-row-link" onClick={() => onOpen(row)}>
      {children}
    </button>
  );
}
