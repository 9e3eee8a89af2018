import { useState } from 'react';
import { personListQuery, type PersonSummary, publicPaths } from '@rostrum/contracts';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { EmptyState, LinkButton, NoMatches, Page, PanelError } from '@rostrum/ui-kit';
import { DataTable, SelectionBar } from '@rostrum/ui-kit/data';
import { peopleColumns } from '../features/browse-people/people-columns.tsx';
import { PeopleFilters } from '../features/browse-people/people-filters.tsx';
import { usePeople } from '../features/browse-people/people.queries.ts';
import { useChangeStatus } from '../features/change-status/change-status.mutation.ts';
import { titles } from '../manifest.ts';

/** Only published profiles have a page to open. */
const rowHref = ({ kind, username, status, access }: PersonSummary) =>
  status === 'published' && access !== 'private' ? publicPaths.person(kind, username) : undefined;

/** Administrators and agents find, check and publish the organisation's people. */
export function PeopleListPage() {
  const [filters, setFilters] = useUrlState(personListQuery);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { role } = useSession();
  const people = usePeople(filters);
  const { change, isPending } = useChangeStatus(() => setSelected([]));
  const mayPublish = role === 'administrator';
  const isFiltered = Boolean(
    filters.q ||
    filters.status?.length ||
    filters.access?.length ||
    filters.department ||
    filters.not_confirmed,
  );
  const clear = () =>
    setFilters({
      q: undefined,
      status: undefined,
      access: undefined,
      department: undefined,
      not_confirmed: undefined,
      page_from: 0,
    });
  const act = (label: string, status: 'published' | 'unpublished' | 'archived') => ({
    key: status,
    label,
    danger: status === 'archived',
    disabled: isPending,
    onRun: () => change(selected, status),
  });

  return (
    <Page title={titles.people} count={people.data?.total}>
      <PeopleFilters value={filters} onChange={setFilters} departments={people.data?.departments ?? []} />
      {people.isError ? (
        <PanelError onRetry={() => void people.refetch()} retrying={people.isFetching} />
      ) : (
        <DataTable
          label="People"
          columns={peopleColumns}
          rows={people.data?.items}
          rowKey={({ id }) => id}
          rowHref={rowHref}
          selection={mayPublish ? { selected, onChange: setSelected, label: ({ name }) => name } : undefined}
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
            isFiltered ? (
              <NoMatches message="No one matches these filters." onClear={clear} />
            ) : (
              <EmptyState
                title="No profiles yet"
                description={
                  mayPublish
                    ? 'Your organisation has no profiles. Members can be invited now; an invitation makes an account, not a profile.'
                    : 'There is no profile in your scope. An administrator sets it under Access.'
                }
                action={
                  mayPublish ? (
                    <LinkButton href="/dashboard/settings/access">Invite a member</LinkButton>
                  ) : undefined
                }
              />
            )
          }
        />
      )}
      <SelectionBar
        count={selected.length}
        actions={[act('Publish', 'published'), act('Unpublish', 'unpublished'), act('Archive', 'archived')]}
        onClear={() => setSelected([])}
      />
    </Page>
  );
}
