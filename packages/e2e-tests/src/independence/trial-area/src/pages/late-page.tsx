import { Page } from '@rostrum/ui-kit';
import { label } from '../fault.ts';
import styles from './late-page.module.css';

/** A page with a chunk and a style sheet of its own. */
export const LatePage = () => (
  <Page title="Late">
    <p className={styles.late} data-trial="late">
      Late page of release {label}
    </p>
  </Page>
);
