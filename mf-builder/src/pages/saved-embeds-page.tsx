import { lazy, Suspense, useMemo, useState } from 'react';
import { savedEmbedQuery, type SavedEmbed } from '@rostrum/contracts/builder';
import { useUrlState } from '@rostrum/remote-runtime';
import { Button, EmptyState, LinkButton, NoMatches, Page, PanelError } from '@rostrum/ui-kit';
import { DataTable, FilterBar, FilterChip, SearchField, SelectionBar } from '@rostrum/ui-kit/data';
import { RenameDialog } from '../features/keep-embeds/name-dialog.tsx';
import { savedColumns } from '../features/keep-embeds/saved-columns.tsx';
import { useChangeSeveral } from '../features/keep-embeds/use-change-several.ts';
import { useSavedEmbeds } from '../features/keep-embeds/saved-embeds.queries.ts';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';

const CheckDialog = lazy(async () => ({
  default: (await import('../features/check-install/check-dialog.tsx')).CheckDialog,
}));
const DeleteDialog = lazy(async () => ({
  default: (await import('../features/keep-embeds/delete-dialog.tsx')).DeleteDialog,
}));
const VersionsDialog = lazy(async () => ({
  default: (await import('../features/keep-embeds/versions-dialog.tsx')).VersionsDialog,
}));

const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
];

/** The embeds that the organisation keeps; what is changed here is changed on every page that carries one. */
export function SavedEmbedsPage() {
  const [filters, setFilters] = useUrlState(savedEmbedQuery);
  const [renamed, setRenamed] = useState<SavedEmbed | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [compared, setCompared] = useState<SavedEmbed | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isDeleting, setIsDeleting] = useState(false);
  const embeds = useSavedEmbeds(filters);
  const several = useChangeSeveral(() => setSelected([]));
  // Who turns the page or filters acts on what is in sight.
  const chosen = (embeds.data?.items ?? []).filter(({ id }) => selected.includes(id));
  const ids = chosen.map(({ id }) => id);
  const columns = useMemo(() => savedColumns({ onRename: setRenamed, onVersions: setCompared }), []);
  const isFiltered = Boolean(filters.q || filters.status);
  const actions = (
    <>
      <Button onClick={() => setIsChecking(true)}>Check a page</Button>
      <LinkButton type="primary" href={paths.embed.href()}>
        New embed
      </LinkButton>
    </>
  );
  return (
    <Page title={titles.saved} count={embeds.data?.total} actions={actions}>
      <FilterBar>
        <SearchField
          label="Filter by name"
          value={filters.q ?? ''}
          maxLength={80}
          onSearch={(q) => setFilters({ q: q || undefined, page_from: 0 })}
        />
        <FilterChip
          name="Status"
          options={statuses}
          value={filters.status ? [filters.status] : []}
          onChange={([status]) =>
            setFilters({ status: status as SavedEmbed['status'] | undefined, page_from: 0 })
          }
        />
      </FilterBar>
      {embeds.isError ? (
        <PanelError onRetry={() => void embeds.refetch()} retrying={embeds.isFetching} />
      ) : (
        <DataTable
          label="Saved embeds"
          columns={columns}
          rows={embeds.data?.items}
          rowKey={({ id }) => id}
          selection={{ selected: ids, onChange: setSelected, label: ({ name }) => name }}
          page={{
            from: filters.page_from,
            size: filters.page_size,
            total: embeds.data?.total ?? 0,
            onChange: (page_from) => setFilters({ page_from }),
          }}
          refreshing={embeds.isPlaceholderData}
          empty={
            isFiltered ? (
              <NoMatches
                message="No embeds match these filters."
                onClear={() => setFilters({ q: undefined, status: undefined, page_from: 0 })}
              />
            ) : (
              <EmptyState
                title="No saved embeds yet"
                description="A saved embed can be changed or paused on every page that carries it, without touching those pages."
              />
            )
          }
        />
      )}
      <SelectionBar
        count={chosen.length}
        actions={[
          {
            key: 'pause',
            label: 'Pause',
            disabled: several.isPending,
            onRun: () => several.change(ids, 'paused'),
          },
          {
            key: 'resume',
            label: 'Resume',
            disabled: several.isPending,
            onRun: () => several.change(ids, 'active'),
          },
          { key: 'delete', label: 'Delete', danger: true, onRun: () => setIsDeleting(true) },
        ]}
        onClear={() => setSelected([])}
      />
      {isDeleting ? (
        <Suspense fallback={null}>
          <DeleteDialog
            embeds={chosen}
            onDone={() => {
              setIsDeleting(false);
              setSelected([]);
            }}
            onClose={() => setIsDeleting(false)}
          />
        </Suspense>
      ) : null}
      {renamed ? <RenameDialog embed={renamed} onClose={() => setRenamed(null)} /> : null}
      {isChecking ? (
        <Suspense fallback={null}>
          <CheckDialog onClose={() => setIsChecking(false)} />
        </Suspense>
      ) : null}
      {compared ? (
        <Suspense fallback={null}>
          <VersionsDialog embed={compared} onClose={() => setCompared(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
