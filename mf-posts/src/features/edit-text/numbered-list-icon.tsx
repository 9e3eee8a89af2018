import type { ComponentProps } from 'react';

/** The sign of a numbered list: drawn here, because the shell carries what the kit of the interface exports. */
export const NumberedListIcon = ({ size = 16, ...rest }: ComponentProps<'svg'> & { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
  >
    <path d="M11 6h10M11 12h10M11 18h10M3.5 5 5 4v5M3.5 9h3M3.5 15.5a1.5 1.5 0 0 1 3 0c0 1.5-3 2.5-3 4.5h3" />
  </svg>
);
