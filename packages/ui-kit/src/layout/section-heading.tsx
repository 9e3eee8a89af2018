import type { ReactNode } from 'react';
import './section-heading.css';

export interface SectionHeadingProps {
  children: ReactNode;
  hint?: ReactNode;
  extra?: ReactNode;
  level?: 2 | 3;
}

/** The heading of a part of a page that has no card of its own. */
export function SectionHeading({ children, hint, extra, level = 2 }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="r-section-heading">
      <Heading className="r-card-title">{children}</Heading>
      {hint ? <span className="r-secondary">{hint}</span> : null}
      {extra ? <div className="r-section-heading__extra">{extra}</div> : null}
    </div>
  );
}
