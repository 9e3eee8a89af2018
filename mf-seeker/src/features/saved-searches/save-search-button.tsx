import type { SearchFilters } from '@rostrum/contracts';
import { BellIcon, BellPlusIcon, Button, notify } from '@rostrum/ui-kit';
import { useEffect, useState } from 'react';
import { savedWords } from './alert-words.ts';
import { EditSearchDialog } from './edit-search-dialog.tsx';
import { SavedSearchDialog } from './saved-search-dialog.tsx';
import { useSavedSearchOf, useSaveSearch, useSeenSearch } from './saved-searches.queries.ts';

export interface SaveSearchButtonProps {
  className?: string | undefined;
  /** What the address of the search page holds. */
  filters: SearchFilters;
  /** Among the ways on from an empty search, where it is there to be told of an expert who comes later. */
  forLater?: boolean;
}

/** Saves the search on screen; one that is saved already is opened to be changed. Whoever sees it has seen its new matches. */
export function SaveSearchButton({ className, filters, forLater = false }: SaveSearchButtonProps) {
  const saved = useSavedSearchOf(filters);
  const save = useSaveSearch();
  const { mutate: markSeen } = useSeenSearch();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const unseen = saved && saved.new_matches > 0 ? saved.id : undefined;

  useEffect(() => {
    if (unseen !== undefined) markSeen({ params: { id: unseen } });
  }, [unseen, markSeen]);

  return (
    <>
      <Button
        size={forLater ? 'middle' : 'large'}
        className={className}
        icon={saved ? <BellIcon aria-hidden /> : <BellPlusIcon aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {saved ? 'Saved search' : forLater ? 'Notify me when an expert matches' : 'Save search'}
      </Button>
      {isOpen && saved ? <EditSearchDialog search={saved} onClose={close} /> : null}
      {isOpen && !saved ? (
        <SavedSearchDialog
          title="Save search"
          confirmLabel="Save search"
          onSave={async ({ name, alert }) => {
            const { name: given } = await save.mutateAsync({
              body: { filters, alert, ...(name && { name }) },
            });
            notify.success({ title: `“${given}” saved`, description: savedWords(alert) });
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
