import { isApiError } from '@rostrum/api-client';
import type { SavedSearch } from '@rostrum/contracts';
import { notify } from '@rostrum/ui-kit';
import { useRemoveSearch, useSaveSearch } from './saved-searches.queries.ts';

const reason = (error: unknown) =>
  isApiError(error) ? error.message : 'Check the connection and try again.';

/** Removes a saved search and offers Undo, which saves it again. */
export function useRemoveSavedSearch() {
  const remove = useRemoveSearch();
  const save = useSaveSearch();

  async function putBack({ name, filters, alert }: SavedSearch) {
    try {
      await save.mutateAsync({ body: { name, filters, alert } });
    } catch (error) {
      notify.error({ title: 'The search could not be put back.', description: reason(error) });
    }
  }

  return {
    isRemoving: remove.isPending,
    async remove(search: SavedSearch): Promise<boolean> {
      try {
        await remove.mutateAsync({ params: { id: search.id } });
        notify.success({
          title: 'Saved search removed',
          description: search.name,
          undo: { run: () => putBack(search) },
        });
        return true;
      } catch (error) {
        notify.error({ title: 'The saved search could not be removed.', description: reason(error) });
        return false;
      }
    },
  };
}
