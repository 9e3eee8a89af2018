import { searchAddress, type SavedSearch } from '@rostrum/contracts';
import { AppLink, Button, CountBadge, PencilIcon } from '@rostrum/ui-kit';
import { useState } from 'react';
import { alertLabel } from './alert-words.ts';
import { EditSearchDialog } from './edit-search-dialog.tsx';
import { useSeenSearch } from './saved-searches.queries.ts';

const newWords = (count: number) => `${count} new ${count === 1 ? 'match' : 'matches'}`;

/** One saved search: opens it, and says how many are new. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const seen = useSeenSearch();
  const [isEditing, setIsEditing] = useState(false);
  const { id, name, alert, new_matches: count } = search;
  return (
    <li className="sk-saved-row">
      <AppLink
        className="sk-saved-row__link"
        href={searchAddress(search.filters)}
        onClick={() => {
          if (count > 0) seen.mutate({ params: { id } });
        }}
      >
        <span className="sk-saved-row__words">
          <span className="sk-saved-row__name">{name}</span>
          <span className="sk-saved-row__alert">{alertLabel(alert)}</span>
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
