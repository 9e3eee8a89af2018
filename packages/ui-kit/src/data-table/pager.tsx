import { formatNumber } from '@rostrum/contracts';
import { Button } from '../antd/core.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.ts';
import './pager.css';

export interface PagerProps {
  /** Position of the first row, from 0: page_from. */
  from: number;
  /** Rows a page: page_size. */
  size: number;
  total: number;
  onChange: (from: number) => void;
  /** What the rows are, where a page has several lists: `Members`. */
  label?: string | undefined;
}

/** "1 to 10 of 64" with previous and next. */
export function Pager({ from, size, total, onChange, label }: PagerProps) {
  if (total === 0) return null;
  const last = Math.min(from + size, total);
  return (
    <nav className="r-pager" aria-label={label === undefined ? 'Pages' : `Pages: ${label}`}>
      <span aria-live="polite">
        {formatNumber(from + 1)} to {formatNumber(last)} of {formatNumber(total)}
      </span>
      {total > size || from > 0 ? (
        <span className="r-pager__buttons">
          <Button
            icon={<ChevronLeftIcon aria-hidden />}
            aria-label="Previous page"
            disabled={from <= 0}
            onClick={() => onChange(Math.max(0, from - size))}
          />
          <Button
            icon={<ChevronRightIcon aria-hidden />}
            aria-label="Next page"
            disabled={last >= total}
            onClick={() => onChange(from + size)}
          />
        </span>
      ) : null}
    </nav>
  );
}
