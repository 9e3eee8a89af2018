import type { ReactNode } from 'react';
import './fact-list.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Names and values of a record, one a line. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="fact-list">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
