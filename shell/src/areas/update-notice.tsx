import { unsavedChanges } from '@rostrum/remote-runtime';
import { announce, Button } from '@rostrum/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import './update-notice.css';

export interface UpdateNoticeProps {
  /** Name of the area. */
  title: string;
  onUpdate: () => void;
  onLater: () => void;
}

/** Says that a newer version of the area on screen waits. It is never put in its place unasked. */
export function UpdateNotice({ title, onUpdate, onLater }: UpdateNoticeProps) {
  const isUnsaved = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.exist);
  const news = `A newer version of ${title} is ready.`;
  useEffect(() => announce(news), [news]);
  return (
    <section className="f-update" aria-label="Newer version">
      <span>
        {news}{' '}
        {isUnsaved ? 'Save what you typed first.' : 'It is used the next time you come to these pages.'}
      </span>
      <Button size="small" onClick={() => unsavedChanges.guard('Update without saving', onUpdate)}>
        Update now
      </Button>
      <Button size="small" type="text" onClick={onLater}>
        Later
      </Button>
    </section>
  );
}
