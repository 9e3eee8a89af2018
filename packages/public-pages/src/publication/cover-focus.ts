import type { CoverFocus } from '@rostrum/contracts';
import { classNames } from '../class-names.ts';
import styles from './cover-focus.module.css';

/** Keeps the focal point of a cover in sight: for its `img`, whose box has the measure that the page wants. */
export const toFocusProps = ({ x, y }: CoverFocus, className: string | undefined) => ({
  className: classNames(styles.cover, className),
  ...(x !== 50 && { 'data-focus-x': x }),
  ...(y !== 50 && { 'data-focus-y': y }),
});
