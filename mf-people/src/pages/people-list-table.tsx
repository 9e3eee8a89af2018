import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useLocation, useNavigate } from '@rostrum/remote-runtime/router';
import { Button, EmptyState, LinkButton, NoMatches } from '@rostrum/ui-kit';
import { DataTable } from '@rostrum/ui-kit/data';
import { peopleColumns } from '../features/browse-people/people-columns.tsx';
import {
  isFiltered,
  noFilters,
  type PeopleFilters,
  type usePeople,
} from '../features/browse-people/people.queries.ts';
import { personQuery } from '../features/edit-person/person.queries.ts';
import { paths } from '../paths.ts';

interface PeopleListTableProps {
  people: ReturnType<typeof usePeople>;
  filters: PeopleFilters;
  setFilters: (change: Partial<PeopleFilters>) => void;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** Only administrators add people. */
  onAdd: (() => void) | undefined;
}

/** One page of the directory. An empty directory shows how to add the first person. */
export function PeopleListTable({
  people,
  filters,
  setFilters,
  selected,
  onSelect,
  onAdd,
}: PeopleListTableProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <DataTable
      label="People"
      columns={peopleColumns}
      rows={people.data?.items}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.person.href(id, search)}
      onOpen={({ id }) => {
        // On its way while the editor's own code is.
        void queryClient.prefetchQuery(personQuery(id));
        navigate(paths.person.href(id, search));
      }}
      selection={{ selected, onChange: onSelect, label: ({ name }) => name }}
      sort={{ by: filters.sort, order: filters.order }}
      onSort={({ by, order }) => setFilters({ sort: by as typeof filters.sort, order, page_from: 0 })}
      page={{
        from: filters.page_from,
        size: filters.page_size,
        total: people.data?.total ?? 0,
        onChange: (page_from) => setFilters({ page_from }),
      }}
      refreshing={people.isPlaceholderData}
      empty={
        isFiltered(filters) ? (
          <NoMatches message="No one matches these filters." onClear={() => setFilters(noFilters)} />
        ) : (
          <EmptyState
            title="No profiles yet"
            description={
              onAdd
                ? 'Import a spreadsheet, or add the first person. Experts and staff you invite get a draft when they join.'
                : 'There is no profile in your scope. An administrator sets it under Access.'
            }
            action={
              onAdd ? (
                <>
                  <LinkButton type="primary" href={paths.import.href()}>
                    Import a CSV file
                  </LinkButton>
                  <Button onClick={onAdd}>Add the first person</Button>
                  <LinkButton href="/dashboard/settings/access">Invite a member</LinkButton>
                </>
              ) : undefined
            }
          />
        )
      }
    />
  );
}
