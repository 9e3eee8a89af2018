import { Button, notify, Share2Icon } from '@rostrum/ui-kit';
import { copyText } from './copy-text.ts';
import styles from './person-actions.module.css';

const pageUrl = () => `${window.location.origin}${window.location.pathname}`;

/** Copies the address of the page. A word beside the icon, but for phones. */
export function ShareButton({ onShare }: { onShare: () => void }) {
  const share = async () => {
    const isCopied = await copyText(pageUrl());
    if (!isCopied) return notify.error({ title: 'The link could not be copied.', description: pageUrl() });
    onShare();
    notify.success({ title: 'Link copied' });
  };
  return (
    <Button
      type="text"
      className={styles.button}
      icon={<Share2Icon />}
      onClick={() => void share()}
      aria-label="Share: copy the link"
    >
      <span>Share</span>
    </Button>
  );
}
