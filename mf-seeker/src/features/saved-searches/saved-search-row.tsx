import { searchAddress, type SavedSearch } from '@rostrum/contracts';
import { AppLink, Button, CountBadge, PencilIcon } from '@rostrum/ui-kit';
import { useState } from 'react';
import { alertLabel } from './alert-words.ts';
import { EditSearchDialog } from './edit-search-dialog.tsx';
import { useSeenSearch } from './saved-searches.queries.ts';
import styles from './saved-searches.module.css';

/** A search that can find no one there says so, instead of waiting in silence. */
const unlistedWords = (count: number) =>
  count === 1
    ? 'An organisation in it is no longer listed'
    : `${count} organisations in it are no longer listed`;

const newWords = (count: number) => `${count} new ${count === 1 ? 'match' : 'matches'}`;

/** One saved search: opens it, and says how many are new. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const seen = useSeenSearch();
  const [isEditing, setIsEditing] = useState(false);
  const { id, name, alert, new_matches: count, unlisted_organisations: unlisted } = search;
  return (
    <li className={styles.savedRow}>
      <AppLink
        className={styles.link}
        href={searchAddress(search.filters)}
        onClick={() => {
          if (count > 0) seen.mutate({ params: { id } });
        }}
      >
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.alert}>{alertLabel(alert)}</span>
          {unlisted.length > 0 && <span className={styles.unlisted}>{unlistedWords(unlisted.length)}</span>}
        </span>
        <CountBadge count={count} tone="violet" label={newWords(count)} />
      </AppLink>
      <Button
        type="text"
        icon={<PencilIcon aria-hidden />}
        aria-label={`Change the saved search ${name}`}
        onClick={() => setIsEditing(true)}
      />
      {isEditing ? <EditSearchDialog search={search} onClose={() => setIsEditing(false)} /> : null}
    </li>
  );
}
