import type { ReactNode } from 'react';
import './empty-state.css';

export interface EmptyStateProps {
  /** What belongs here and what it is good for. */
  title: ReactNode;
  description?: ReactNode;
  /** Up to three short points with an icon each. */
  points?: readonly { icon: ReactNode; text: ReactNode }[];
  /** The one next step. */
  action?: ReactNode;
  /** A quiet link beside the action. */
  more?: ReactNode;
  /** A worked example, drawn on the right. */
  example?: ReactNode;
  exampleCaption?: ReactNode;
}

/** An empty place that says what it is for, what to do next, and how it will look. */
export const EmptyState = ({
  title,
  description,
  points,
  action,
  more,
  example,
  exampleCaption,
}: EmptyStateProps) => (
  <section className="r-empty">
    <div className="r-empty__words">
      <h2 className="r-empty__title">{title}</h2>
      {description ? <p className="r-empty__description">{description}</p> : null}
      {points?.length ? (
        <ul className="r-empty__points">
          {points.map(({ icon, text }, index) => (
            <li key={index}>
              {icon}
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      {action || more ? (
        <div className="r-empty__actions">
          {action}
          {more}
        </div>
      ) : null}
    </div>
    {example ? (
      <aside className="r-empty__example" aria-label="Example">
        {example}
        {exampleCaption ? <p className="r-caption">{exampleCaption}</p> : null}
      </aside>
    ) : null}
  </section>
);
