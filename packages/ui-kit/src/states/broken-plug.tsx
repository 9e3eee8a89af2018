import type { ReactNode } from 'react';
import { ChartLineIcon } from '../icons.ts';

/** The picture of an area cut off from the frame. Decoration. */
export const BrokenPlug = ({ icon }: { icon?: ReactNode }) => (
  <div className="r-broken-plug" aria-hidden>
    <span className="r-broken-plug__area">{icon ?? <ChartLineIcon size={32} strokeWidth={1.25} />}</span>
    <svg viewBox="0 0 28 16" width="28" height="16" className="r-broken-plug__gap">
      <path d="M1 8h8M19 8h8" className="r-broken-plug__wire" />
      <path d="M11 2v12M17 2v12" className="r-broken-plug__prongs" />
    </svg>
    <span className="r-broken-plug__frame">
      <svg viewBox="0 0 18 24" width="18" height="24">
        <circle cx="9" cy="5" r="4" />
        <path d="M1 13h16l-2 8.5a1.5 1.5 0 0 1-1.5 1.2h-9A1.5 1.5 0 0 1 3 21.500z" />
      </svg>
    </span>
  </div>
);
