import { classNames } from '../class-names.ts';
import styles from './biography.module.css';

/** The biography, a blank line beginning a paragraph. */
export const Biography = ({ text }: { text: string }) =>
  text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph} className={classNames(styles.paragraph, 'rx-paragraph')}>
      {paragraph}
    </p>
  ));
