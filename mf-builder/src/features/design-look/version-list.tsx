import { themes, type Theme } from '@rostrum/contracts/builder';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { ConfirmButton, notify, RelativeTime } from '@rostrum/ui-kit';
import styles from './design-theme.module.css';

/** What was published, by whom and when, and the way back to it. */
export function VersionList({ theme, onRolledBack }: { theme: Theme; onRolledBack: (theme: Theme) => void }) {
  const rollBack = useContractMutation(themes.rollBack, {
    onSuccess: (next) => {
      onRolledBack(next);
      notify.success({ title: 'The earlier theme is live again' });
    },
    onError: tellRefusal('The theme was not rolled back.'),
  });
  return (
    <section className={styles.section} aria-labelledby="theme-versions">
      <h2 className="r-card-title" id="theme-versions">
        Published
      </h2>
      {theme.versions.length === 0 ? (
        <p className={styles.note}>You haven’t published a theme yet. Visitors see the default look.</p>
      ) : (
        <ol className={styles.versions} reversed>
          {theme.versions.map(({ number, published_by, published_at, restored_from }, index) => (
            <li key={number}>
              <span>
                Version {number}
                {restored_from === null ? '' : `, as version ${restored_from}`}
                <span className={styles.note}>
                  {published_by ?? 'A former member'}, <RelativeTime value={published_at} />
                </span>
              </span>
              {index === 0 ? (
                <span className={styles.live}>Live now</span>
              ) : (
                <ConfirmButton
                  size="small"
                  aria-label={`Roll back to version ${number}`}
                  title={`Roll back to version ${number}?`}
                  consequence="Your public pages and embeds show it at once. The draft becomes the same."
                  confirmLabel="Roll back"
                  onConfirm={async () => {
                    await rollBack.mutateAsync({ params: { number } }).catch(() => undefined);
                  }}
                >
                  Roll back
                </ConfirmButton>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
