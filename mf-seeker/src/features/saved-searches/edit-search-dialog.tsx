import type { SavedSearch } from '@rostrum/contracts';
import { Button } from '@rostrum/ui-kit';
import { SavedSearchDialog } from './saved-search-dialog.tsx';
import { useChangeSearch } from './saved-searches.queries.ts';
import { useRemoveSavedSearch } from './use-remove-search.ts';

/** Renames a saved search, changes its mails, or removes it. */
export function EditSearchDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const change = useChangeSearch();
  const { remove, isRemoving } = useRemoveSavedSearch();

  async function removeAndClose() {
    if (await remove(search)) onClose();
  }

  return (
    <SavedSearchDialog
      title="Saved search"
      confirmLabel="Save"
      search={search}
      onSave={(body) => change.mutateAsync({ params: { id: search.id }, body })}
      onClose={onClose}
      extra={
        <Button danger type="text" loading={isRemoving} onClick={() => void removeAndClose()}>
          Remove
        </Button>
      }
    />
  );
}
