import { formatList, type InquiryDetail } from '@rostrum/contracts';
import { Button, PlusIcon } from '@rostrum/ui-kit';
import { Tag } from '@rostrum/ui-kit/data';
import { lazy, Suspense, useState } from 'react';
import { useBulk } from './use-bulk.ts';
import styles from './inquiry-tags.module.css';

const TagDialog = lazy(async () => ({ default: (await import('./tag-dialog.tsx')).TagDialog }));

/** The tags of one inquiry, and who watches it. */
export function InquiryTags({ inquiry: { id, tags, allowed, watchers } }: { inquiry: InquiryDetail }) {
  const { act } = useBulk();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={styles.tags}>
      {tags.map((tag) => (
        <Tag
          key={tag}
          closable={allowed.tag}
          onClose={(event) => {
            // It goes when the server has taken it off.
            event.preventDefault();
            void act({ act: 'remove_tag', tag, ids: [id] }).catch(() => undefined);
          }}
        >
          {tag}
        </Tag>
      ))}
      {allowed.tag ? (
        <Button size="small" icon={<PlusIcon aria-hidden size={14} />} onClick={() => setIsAdding(true)}>
          Add tag
        </Button>
      ) : null}
      {watchers.length > 0 ? (
        <p className={styles.watchers}>Watched by {formatList(watchers.map(({ name }) => name))}</p>
      ) : null}
      <Suspense fallback={null}>
        {isAdding ? <TagDialog ids={[id]} act={act} onClose={() => setIsAdding(false)} /> : null}
      </Suspense>
    </div>
  );
}
