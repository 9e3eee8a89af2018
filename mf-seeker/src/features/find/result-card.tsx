import type { ReactNode } from 'react';
import './result-card.css';

export interface ResultCardProps {
  /** The box that selects it. */
  select?: ReactNode;
  isSelected?: boolean;
  picture?: ReactNode;
  children: ReactNode;
  /** Bookmark and the next step. */
  actions: ReactNode;
  /** Under the actions: availability. */
  aside?: ReactNode;
}

/** The frame of one search result. */
export const ResultCard = ({
  select,
  isSelected = false,
  picture,
  children,
  actions,
  aside,
}: ResultCardProps) => (
  <li className={isSelected ? 'sk-result is-selected' : 'sk-result'}>
    {select && <span className="sk-result__select">{select}</span>}
    {picture}
    <div className="sk-result__words">{children}</div>
    <div className="sk-result__side">
      <div className="sk-result__actions">{actions}</div>
      <div className="sk-result__aside">{aside}</div>
    </div>
  </li>
);
