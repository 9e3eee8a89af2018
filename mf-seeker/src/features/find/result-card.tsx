import type { ReactNode } from 'react';
import './result-card.css';

export interface ResultCardProps {
  picture?: ReactNode;
  children: ReactNode;
  /** Bookmark and the next step. */
  actions: ReactNode;
  /** Under the actions: availability. */
  aside?: ReactNode;
}

/** The frame of one search result. */
export const ResultCard = ({ picture, children, actions, aside }: ResultCardProps) => (
  <li className="sk-result">
    {picture}
    <div className="sk-result__words">{children}</div>
    <div className="sk-result__side">
      <div className="sk-result__actions">{actions}</div>
      <div className="sk-result__aside">{aside}</div>
    </div>
  </li>
);
