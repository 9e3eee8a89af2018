import { savedPeopleViews } from '@rostrum/contracts/people';
import { contractQueryOptions, tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { AppLink, BookmarkIcon, Button, PlusIcon, XIcon, notify } from '@rostrum/ui-kit';
import { lazy, Suspense, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { readView } from './read-view.ts';
import styles from './kept-views.module.css';

const SaveViewDialog = lazy(async () => ({
  default: (await import('./save-view-dialog.tsx')).SaveViewDialog,
}));

/** Views of the list that the person named, and saving the one on screen. */
export function KeptViews({ query: search }: { query: string }) {
  const query = readView(search);
  const views = useQuery(contractQueryOptions(savedPeopleViews.list)).data?.items ?? [];
  const [isSaving, setIsSaving] = useState(false);
  // Takes the focus when the button that removed a view goes away with it, also with the last one.
  const place = useRef<HTMLDivElement>(null);
  const restore = useContractMutation(savedPeopleViews.save, {
    onError: tellRefusal('Could not put the view back.'),
  });
  const remove = useContractMutation(savedPeopleViews.remove, {
    onError: tellRefusal('Could not remove the view.'),
  });
  const isShown = views.length > 0 || query !== '';
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {isShown ? (
        <section className={styles.views} aria-label="My views">
          <ul className={styles.list}>
            {views.map(({ id, name, query: kept }) => (
              <li key={id} className={styles.item} data-current={kept === query || undefined}>
                <AppLink
                  className={styles.link}
                  href={paths.list.href() + kept}
                  aria-current={kept === query ? 'page' : undefined}
                >
                  <BookmarkIcon aria-hidden size={14} />
                  <span className={styles.name}>{name}</span>
                </AppLink>
                <Button
                  type="text"
                  size="small"
                  icon={<XIcon aria-hidden size={14} />}
                  aria-label={`Remove the view ${name}`}
                  onClick={() =>
                    remove.mutate(
                      { params: { id } },
                      {
                        onSuccess: () => {
                          place.current?.focus();
                          notify.success({
                            title: `View ${name} removed`,
                            undo: {
                              label: 'Undo',
                              run: () => restore.mutate({ body: { name, query: kept } }),
                            },
                          });
                        },
                      },
                    )
                  }
                />
              </li>
            ))}
          </ul>
          {query === '' ? null : (
            <Button
              type="text"
              size="small"
              icon={<PlusIcon aria-hidden size={14} />}
              onClick={() => setIsSaving(true)}
            >
              Save this view
            </Button>
          )}
        </section>
      ) : null}
      <Suspense fallback={null}>
        {isSaving ? <SaveViewDialog query={query} onClose={() => setIsSaving(false)} /> : null}
      </Suspense>
    </div>
  );
}
