import type { ReactNode } from 'react';
import type { Icon } from '../icons.ts';
import type { Tone } from '../stats/stat-tile.tsx';
import './status.css';

/** Plain in tables (coloured icon, text-coloured word), pill in headers and tags. */
export type StatusVariant = 'plain' | 'pill';

export interface StatusProps {
  icon: Icon;
  tone?: Tone;
  variant?: StatusVariant;
  children: ReactNode;
}

/** Icon, word and colour of any state. */
export const Status = ({ icon: StatusIcon, tone = 'plain', variant = 'plain', children }: StatusProps) => (
  <span className={`r-status r-status--${variant} r-status--tone-${tone}`}>
    <StatusIcon className="r-status__icon" aria-hidden />
    {children}
  </span>
);
