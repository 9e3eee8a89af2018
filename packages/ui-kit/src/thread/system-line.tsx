import type { ReactNode } from 'react';
import { ShieldCheckIcon, type Icon } from '../icons.ts';
import { clockTime, fullDate } from '../text/format-time.ts';
import './thread.css';

export interface SystemLineProps {
  icon?: Icon;
  at: string;
  children: ReactNode;
}

/** What the system did, between messages. */
export const SystemLine = ({ icon: LineIcon = ShieldCheckIcon, at, children }: SystemLineProps) => (
  <li className="r-system-line">
    <LineIcon aria-hidden />
    <span>{children}</span>
    <time dateTime={at} title={fullDate(Date.parse(at))}>
      {clockTime(Date.parse(at))}
    </time>
  </li>
);
