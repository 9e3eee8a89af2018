import { useState } from 'react';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { useLocation, useNavigate } from '@rostrum/remote-runtime/router';
import { Button, DownloadIcon, LinkButton, Page, PanelError, PlusIcon, UploadIcon } from '@rostrum/ui-kit';
import { SelectionBar } from '@rostrum/ui-kit/data';
import { useAskReview } from '../features/change-several/use-ask-review.ts';
import { PeopleFilters } from '../features/browse-people/people-filters.tsx';
import { useListKeys } from '../features/browse-people/use-list-keys.ts';
import { useFilterOptions, usePeople } from '../features/browse-people/people.queries.ts';
import { useChangeStatus } from '../features/change-status/change-status.mutation.ts';
import { TopicNote } from '../features/edit-person/topic-note.tsx';
import { peopleAddress } from '../features/edit-person/use-proposed-topic.ts';
import { useExportPeople } from '../features/exchange-people/use-export-people.ts';
import { KeptViews } from '../features/keep-views/kept-views.tsx';
import { TaskStrip } from '../features/review-people/task-strip.tsx';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';
import { type PeopleDialog, PeopleListDialogs } from './people-list-dialogs.tsx';
import { PeopleListTable } from './people-list-table.tsx';

/** Administrators and agents find, check and publish the organisation's people. */
export function PeopleListPage() {
  const [{ topic, ...filters }, setFilters] = useUrlState(peopleAddress);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { role } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<PeopleDialog>();
  const people = usePeople(filters);
  const { change, isPending } = useChangeStatus(() => setSelected([]));
  const exporting = useExportPeople(filters);
  const asking = useAskReview(() => setSelected([]));
  useListKeys({
    rows: (people.data?.items ?? []).map(({ id }) => ({ id, href: paths.person.href(id, search) })),
    onToggle: (id) =>
      setSelected((before) =>
        before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
      ),
    onEdit: navigate,
  });
  const isAdministrator = role === 'administrator';
  const options = useFilterOptions();
  const mayPublish = isAdministrator || options?.may_publish === true;
  const act = (label: string, status: 'published' | 'unpublished' | 'archived') => ({
    key: status,
    label,
    danger: status === 'archived',
    disabled: isPending,
    onRun: () => void change(selected, status),
  });

  return (
    <Page
      title={titles.people}
      count={people.data?.total}
      actions={
        <>
          <Button
            icon={<DownloadIcon aria-hidden size={16} />}
            loading={exporting.isReading}
            disabled={people.data?.total === 0}
            onClick={() => exporting.run()}
          >
            Export CSV
          </Button>
          {isAdministrator ? (
            <>
              <Button onClick={() => setOpen('approval')}>Approval</Button>
              <Button onClick={() => setOpen('deleted')}>Deleted</Button>
              <LinkButton href={paths.import.href()} icon={<UploadIcon aria-hidden size={16} />}>
                Import CSV
              </LinkButton>
              <Button type="primary" icon={<PlusIcon aria-hidden size={16} />} onClick={() => setOpen('add')}>
                Add person
              </Button>
            </>
          ) : null}
        </>
      }
    >
      {topic === undefined ? null : (
        <TopicNote topic={topic} onClose={() => setFilters({ topic: undefined }, { replace: true })} />
      )}
      <TaskStrip />
      <KeptViews query={search} />
      <PeopleFilters value={filters} onChange={setFilters} departments={people.data?.departments ?? []} />
      {people.isError ? (
        <PanelError onRetry={() => void people.refetch()} retrying={people.isFetching} />
      ) : (
        <PeopleListTable
          people={people}
          filters={filters}
          setFilters={setFilters}
          selected={selected}
          onSelect={setSelected}
          onAdd={isAdministrator ? () => setOpen('add') : undefined}
        />
      )}
      <SelectionBar
        count={selected.length}
        actions={[
          ...(mayPublish ? [act('Publish', 'published'), act('Unpublish', 'unpublished')] : []),
          { key: 'access', label: 'Access', onRun: () => setOpen('access') },
          { key: 'tag', label: 'Tag', onRun: () => setOpen('tag') },
          ...(isAdministrator
            ? [{ key: 'agent', label: 'Assign agent', onRun: () => setOpen('agent') }]
            : []),
          { key: 'consent', label: 'Record consent', onRun: () => setOpen('consent') },
          {
            key: 'review',
            label: 'Ask to confirm',
            disabled: asking.isPending,
            onRun: () => asking.ask(selected),
          },
          {
            key: 'export',
            label: 'Export',
            disabled: exporting.isReading,
            onRun: () => exporting.run(selected),
          },
          ...(isAdministrator ? [act('Archive', 'archived')] : []),
        ]}
        onClear={() => setSelected([])}
      />
      <PeopleListDialogs
        open={open}
        selected={selected}
        onClose={() => setOpen(undefined)}
        onDone={() => {
          setOpen(undefined);
          setSelected([]);
        }}
      />
    </Page>
  );
}
