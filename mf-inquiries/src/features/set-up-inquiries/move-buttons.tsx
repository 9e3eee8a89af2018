import { ArrowDownIcon, ArrowUpIcon, Button } from '@rostrum/ui-kit';
import styles from './setup.module.css';

export interface MoveButtonsProps {
  /** "Media": what is moved. */
  name: string;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
}

/** Moves an entry of a list by one place. */
export const MoveButtons = ({ name, index, count, onMove }: MoveButtonsProps) => (
  <span className={styles.moves}>
    <Button
      type="text"
      aria-label={`Move ${name} up`}
      icon={<ArrowUpIcon aria-hidden size={16} />}
      disabled={index === 0}
      onClick={() => onMove(-1)}
    />
    <Button
      type="text"
      aria-label={`Move ${name} down`}
      icon={<ArrowDownIcon aria-hidden size={16} />}
      disabled={index === count - 1}
      onClick={() => onMove(1)}
    />
  </span>
);
