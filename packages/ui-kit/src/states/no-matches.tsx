import { Button } from '../antd/core.ts';
import './no-matches.css';

export interface NoMatchesProps {
  /** What was looked for, as a whole sentence: "No one matches these filters." */
  message: string;
  onClear?: () => void;
}

/** Filters that leave nothing, with the way back. */
export const NoMatches = ({ message, onClear }: NoMatchesProps) => (
  <p className="r-no-matches" role="status">
    {message}
    {onClear ? (
      <Button type="link" size="small" onClick={onClear}>
        Clear filters
      </Button>
    ) : null}
  </p>
);
