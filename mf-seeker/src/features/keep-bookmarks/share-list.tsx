import type { BookmarkList } from '@rostrum/contracts';
import { Button, CopyButton, Modal, notify, Share2Icon } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useShareList, useUnshareList } from './bookmark-lists.queries.ts';
import styles from './sort-bookmarks.module.css';

/** Makes, shows and ends the link of a list. */
export function ShareList({ list }: { list: BookmarkList }) {
  const [isOpen, setIsOpen] = useState(false);
  const failed = () => notify.error({ title: 'The link could not be changed.', description: 'Try again.' });
  const share = useShareList();
  const unshare = useUnshareList();
  const params = { params: { id: list.id } };
  const url = list.share_path === null ? null : new URL(list.share_path, window.location.origin).href;
  return (
    <>
      <Button icon={<Share2Icon aria-hidden />} onClick={() => setIsOpen(true)}>
        {url ? 'Shared' : 'Share list'}
      </Button>
      <Modal
        open={isOpen}
        title={`Share “${list.name}”`}
        footer={null}
        width={520}
        onCancel={() => setIsOpen(false)}
      >
        <p className="r-secondary">
          Anyone with the link can see what’s in this list, as far as it’s public. Your notes stay with you.
        </p>
        {url ? (
          <>
            <p className={styles.shareLink}>
              <output className={styles.url}>{url}</output>
              <CopyButton text={url} label="Copy link" copiedLabel="Link copied" />
            </p>
            <div className={styles.dialogActions}>
              <Button loading={share.isPending} onClick={() => share.mutate(params, { onError: failed })}>
                New link
              </Button>
              <Button
                danger
                loading={unshare.isPending}
                onClick={() => unshare.mutate(params, { onError: failed })}
              >
                Stop sharing
              </Button>
            </div>
          </>
        ) : (
          <div className={styles.dialogActions}>
            <Button
              type="primary"
              loading={share.isPending}
              onClick={() => share.mutate(params, { onError: failed })}
            >
              Make a link
            </Button>
          </div>
        )}
      </Modal>
    </>
  );
}
