import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './card.css';

export interface CardProps {
  title?: ReactNode;
  /** Beside the title, quiet: a count, a unit. */
  hint?: ReactNode;
  /** On the right of the title: one link or button. */
  extra?: ReactNode;
  /** Without padding: for lists and tables that bring their own rows. */
  flush?: boolean;
  tone?: 'plain' | 'danger' | 'violet' | 'accent' | 'sunken';
  className?: string;
  children?: ReactNode;
}

/** A hairline box with a title. Boxes are not put into boxes. */
export function Card({ title, hint, extra, flush = false, tone = 'plain', className, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      className={classNames('r-card', `r-card--${tone}`, flush && 'r-card--flush', className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title || extra ? (
        <header className="r-card__header">
          <h2 className="r-card-title" id={titleId}>
            {title}
          </h2>
          {hint ? <span className="r-card__hint">{hint}</span> : null}
          {extra ? <div className="r-card__extra">{extra}</div> : null}
        </header>
      ) : null}
      {children}
    </section>
  );
}
