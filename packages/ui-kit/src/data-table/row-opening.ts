import type { MouseEvent } from 'react';
import type { Navigate } from '../navigation/navigation.tsx';

const interactive =
  'a, button, input, label, select, textarea, [role="menuitem"], [role="combobox"], .ant-checkbox-wrapper';

/** A click beside the row's own controls, and not the end of a text selection. */
export function opensRow(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const onControl = target?.closest(interactive);
  return !onControl && !window.getSelection()?.toString();
}

/** Whether a row leads anywhere: one without an address of its own must not look as if it could be opened. */
export const canOpen = <Row>(
  row: Row,
  {
    rowHref,
    onOpen,
  }: {
    rowHref?: ((row: Row) => string | undefined) | undefined;
    onOpen?: ((row: Row) => void) | undefined;
  },
): boolean => onOpen !== undefined || rowHref?.(row) !== undefined;

/** Opens a row the way it asks for: in place, in a new tab when a modifier is held, or as a page. */
export function openRow<Row>(
  event: MouseEvent<HTMLElement>,
  row: Row,
  {
    rowHref,
    onOpen,
    navigate,
  }: {
    rowHref?: ((row: Row) => string | undefined) | undefined;
    onOpen?: ((row: Row) => void) | undefined;
    navigate: Navigate | null;
  },
): void {
  const href = rowHref?.(row);
  if (href && (event.metaKey || event.ctrlKey)) window.open(href, '_blank', 'noopener');
  else if (onOpen) onOpen(row);
  else if (href && navigate) navigate(href);
  else if (href) window.location.assign(href);
}
