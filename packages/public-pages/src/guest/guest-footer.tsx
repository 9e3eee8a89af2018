import styles from './guest-footer.module.css';

/** Footer of public pages for guests. The choice of colours works by script and is kept on this device. */
export const GuestFooter = ({ year }: { year: number }) => (
  <footer className={styles.footer}>
    <p>© {year} Rostrum. All rights reserved.</p>
    <label className={styles.colours}>
      Colours{' '}
      <select data-colours>
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
    <a href="/help">Help Center</a> <a href="/help/privacy">Privacy</a> <a href="/help/terms">Terms</a>
  </footer>
);
