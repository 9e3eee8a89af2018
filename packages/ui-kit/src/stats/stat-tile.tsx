import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { PanelError } from '../states/panel-error.tsx';
import { SkeletonBlock } from '../layout/skeleton.tsx';
import './stat-tile.css';

export type Tone = 'plain' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'violet';

export interface StatTileProps {
  label: string;
  icon?: ReactNode;
  /** Colour of the icon: only when the figure means something. */
  tone?: Tone;
  /** Undefined while it loads. */
  value: ReactNode;
  /** Quiet part of the figure: "/100". */
  suffix?: ReactNode;
  hint?: ReactNode;
  href?: string;
  /** Shows only this tile failing. */
  error?: { onRetry: () => void };
}

/** One figure with its name; a link to where something can be done about it. */
export function StatTile({ label, icon, tone = 'plain', value, suffix, hint, href, error }: StatTileProps) {
  const content = (
    <>
      <span className="r-stat-tile__label">
        {icon ? <span className={`r-stat-tile__icon r-tone--${tone}`}>{icon}</span> : null}
        {label}
      </span>
      {error ? (
        <PanelError onRetry={error.onRetry} />
      ) : (
        <span className="r-stat-tile__figures">
          {value === undefined ? (
            <SkeletonBlock width={56} height={22} />
          ) : (
            <span className="r-figure">{value}</span>
          )}
          {suffix ? <span className="r-stat-tile__suffix">{suffix}</span> : null}
          {hint ? <span className="r-stat-tile__hint">{hint}</span> : null}
        </span>
      )}
    </>
  );
  return href && !error ? (
    <AppLink className="r-stat-tile r-stat-tile--link" href={href}>
      {content}
    </AppLink>
  ) : (
    <div
      className={classNames('r-stat-tile', error && 'r-stat-tile--failed')}
      aria-busy={value === undefined && !error}
    >
      {content}
    </div>
  );
}
