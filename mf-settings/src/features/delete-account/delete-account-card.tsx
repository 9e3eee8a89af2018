import { Card, LinkButton } from '@rostrum/ui-kit';
import { paths } from '../../paths.ts';
import styles from './delete-account.module.css';

/** The way to the page that deletes the account. */
export const DeleteAccountCard = () => (
  <Card title="Your account and data" className={styles.card}>
    <p className={styles.quiet}>
      Download your data, or delete your account. You can restore it for 30 days.
    </p>
    <LinkButton href={paths.deleteAccount.href()}>Download or delete</LinkButton>
  </Card>
);
