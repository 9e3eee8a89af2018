import { AppLink, BookmarkIcon, Button, PlusIcon, XIcon } from '@rostrum/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useRemoveView, useSavedViews } from './sorting.queries.ts';
import styles from './saved-views.module.css';

const SaveViewDialog = lazy(async () => ({
  default: (await import('./save-view-dialog.tsx')).SaveViewDialog,
}));

export interface SavedViewsProps {
  /** The query string of the inbox as it is shown. */
  query: string;
  hrefOf: (query: string) => string;
}

/** Views that the person named, and saving the one on screen. */
export function SavedViews({ query, hrefOf }: SavedViewsProps) {
  const views = useSavedViews() ?? [];
  const remove = useRemoveView();
  const [isSaving, setIsSaving] = useState(false);
  return (
    <section aria-labelledby="saved-views">
      <h2 className={styles.heading} id="saved-views">
        My views
      </h2>
      {views.length > 0 ? (
        <ul className={styles.list}>
          {views.map(({ id, name, query: saved }) => (
            <li key={id} className={styles.item}>
              <AppLink
                className={styles.link}
                href={hrefOf(saved)}
                aria-current={saved === query ? 'page' : undefined}
              >
                <BookmarkIcon aria-hidden />
                <span className={styles.name}>{name}</span>
              </AppLink>
              <Button
                type="text"
                size="small"
                icon={<XIcon aria-hidden size={14} />}
                aria-label={`Remove the view ${name}`}
                onClick={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Button
        type="text"
        className={styles.save}
        icon={<PlusIcon aria-hidden />}
        onClick={() => setIsSaving(true)}
      >
        Save this view
      </Button>
      <Suspense fallback={null}>
        {isSaving ? <SaveViewDialog query={query} onClose={() => setIsSaving(false)} /> : null}
      </Suspense>
    </section>
  );
}
