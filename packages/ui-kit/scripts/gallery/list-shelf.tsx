import { useState } from 'react';
import { Button, Page, PlusIcon, Typeahead, UploadIcon, wordSuggestions } from '../../src/index.ts';
import {
  AccessStatus,
  CompletenessBar,
  DataTable,
  FilterBar,
  FilterChip,
  LastConfirmed,
  PersonCell,
  PersonStatus,
  SearchField,
  SelectionBar,
  type DataColumn,
} from '../../src/data.ts';
import { accessLevels, personStatuses } from '@rostrum/contracts';
import { portrait } from './portraits.ts';

const names = [
  'Maren Okonjo-Hale',
  'Idris Falk',
  'Sunniva Reyes',
  'Kofi Brandvold',
  'Leontine Achterberg',
  'Hanae Morrow',
  'Ravi Castellane',
  'Elias Thorne-Vance',
  'Bram Oyelaran',
  'Zofia Lindmora',
];
const people = names.map((name, index) => ({
  id: name,
  name,
  role: 'Professor of Coastal Engineering',
  status: personStatuses[index % personStatuses.length] ?? 'draft',
  access: accessLevels[index % 3] ?? 'public',
  complete: 100 - index * 7,
  confirmed: index % 4 === 3 ? null : new Date(Date.now() - index * 9 * 86_400_000).toISOString(),
  inquiries: index * 3,
}));
type Person = (typeof people)[number];

const columns: DataColumn<Person>[] = [
  {
    key: 'name',
    title: 'Name',
    sort: 'name',
    render: ({ name, role }) => (
      <PersonCell
        name={name}
        secondary={role}
        image={name.startsWith('Z') ? null : portrait}
        username={name}
      />
    ),
  },
  { key: 'status', title: 'Status', render: ({ status }) => <PersonStatus status={status} /> },
  {
    key: 'access',
    title: 'Access',
    render: ({ access }) => <AccessStatus status={access} />,
    hideUpTo: 1180,
    card: 'hidden',
  },
  {
    key: 'complete',
    title: 'Complete',
    sort: 'complete',
    skeleton: 'bar',
    render: ({ complete }) => <CompletenessBar percent={complete} />,
    card: 'meta',
  },
  {
    key: 'confirmed',
    title: 'Last confirmed',
    render: ({ confirmed }) => <LastConfirmed value={confirmed} />,
  },
  {
    key: 'inquiries',
    title: 'Inquiries, 90 d',
    align: 'end',
    skeleton: 'number',
    render: ({ inquiries }) => inquiries,
  },
];

export function ListShelf() {
  const [selected, setSelected] = useState<readonly string[]>([names[0] ?? '', names[4] ?? '']);
  const [status, setStatus] = useState<readonly string[]>(['published']);
  const options = personStatuses.map((value) => ({ value, label: value, count: 3 }));
  return (
    <Page
      title="People"
      count={64}
      actions={
        <>
          <Button icon={<UploadIcon aria-hidden />}>Import CSV</Button>
          <Button type="primary" icon={<PlusIcon aria-hidden />}>
            Add person
          </Button>
        </>
      }
    >
      <Typeahead
        label="Search by Name or Expertise"
        shortcut="/"
        suggest={async (text) => [
          wordSuggestions(
            'Topics',
            Array.from({ length: 14 }, (_, index) => `${text} topic ${index}`),
          ),
        ]}
        onChoose={() => undefined}
      />
      <FilterBar>
        <SearchField label="Filter by name or topic" value="" onSearch={() => undefined} />
        <FilterChip name="Status" options={options} value={status} onChange={setStatus} multiple />
        <FilterChip name="Department" options={options} value={[]} onChange={() => undefined} />
        <FilterChip name="Access" options={options} value={[]} onChange={() => undefined} />
      </FilterBar>
      <DataTable
        label="People"
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/dashboard/people/${id}`}
        openKey={names[3]}
        selection={{ selected, onChange: setSelected, label: ({ name }) => name }}
        sort={{ by: 'name', order: 'asc' }}
        onSort={() => undefined}
        page={{ from: 0, size: 10, total: 64, onChange: () => undefined }}
      />
      <SelectionBar
        count={selected.length}
        onClear={() => setSelected([])}
        actions={[
          { key: 'publish', label: 'Publish', onRun: () => undefined },
          { key: 'ask', label: 'Ask to confirm', onRun: () => undefined },
          { key: 'archive', label: 'Archive', onRun: () => undefined, danger: true },
        ]}
      />
      <DataTable
        label="People"
        columns={columns}
        rows={undefined}
        rowKey={({ id }) => id}
        selection={{ selected, onChange: setSelected, label: ({ name }) => name }}
      />
      <div style={{ height: 80 }} />
    </Page>
  );
}
