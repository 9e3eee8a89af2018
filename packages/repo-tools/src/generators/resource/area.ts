import type { Names } from '../names.ts';

export const queriesOf = ({
  pluralCamel,
  pluralPascal,
  singularPascal,
}: Names) => `import { ${pluralCamel}, type ParsedQuery } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type ${singularPascal}Filters = ParsedQuery<typeof ${pluralCamel}.list>;

/** The list under its filters; while others load, the rows before them stay readable. */
export const use${pluralPascal} = (query: ${singularPascal}Filters) =>
  useQuery({ ...contractQueryOptions(${pluralCamel}.list, { query }), placeholderData: keepPreviousData });
`;

export const columnsOf = ({
  singularCamel,
  singularPascal,
}: Names) => `import type { ${singularPascal}Summary } from '@rostrum/contracts';
import { RelativeTime } from '@rostrum/ui-kit';
import type { DataColumn } from '@rostrum/ui-kit/data';

export const ${singularCamel}Columns: readonly DataColumn<${singularPascal}Summary>[] = [
  { key: 'title', title: 'Title', card: 'title', render: ({ title }) => title },
  {
    key: 'created',
    title: 'Created',
    card: 'meta',
    skeleton: 'short',
    render: ({ created_at }) => <RelativeTime value={created_at} />,
  },
];
`;

export const pageOf = ({
  plural,
  pluralCamel,
  pluralPascal,
  singular,
  singularCamel,
  singularPascal,
  title,
  words,
}: Names) => `import { ${singularCamel}ListQuery } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import { EmptyState, NoMatches, Page, PanelError } from '@rostrum/ui-kit';
import { DataTable, FilterBar, SearchField } from '@rostrum/ui-kit/data';
import { ${singularCamel}Columns } from '../features/browse-${plural}/${singular}-columns.tsx';
import { use${pluralPascal} } from '../features/browse-${plural}/${plural}.queries.ts';

/** The ${words} of the organisation. */
export function ${singularPascal}ListPage() {
  const [filters, setFilters] = useUrlState(${singularCamel}ListQuery);
  const ${pluralCamel} = use${pluralPascal}(filters);
  const clear = () => setFilters({ q: undefined, page_from: 0 });

  return (
    <Page title="${title}" count={${pluralCamel}.data?.total}>
      <FilterBar>
        <SearchField value={filters.q ?? ''} onSearch={(q) => setFilters({ q: q || undefined, page_from: 0 })} label="Search ${words}" />
      </FilterBar>
      {${pluralCamel}.isError ? (
        <PanelError onRetry={() => void ${pluralCamel}.refetch()} retrying={${pluralCamel}.isFetching} />
      ) : (
        <DataTable
          label="${title}"
          columns={${singularCamel}Columns}
          rows={${pluralCamel}.data?.items}
          rowKey={({ id }) => id}
          page={{
            from: filters.page_from,
            size: filters.page_size,
            total: ${pluralCamel}.data?.total ?? 0,
            onChange: (page_from) => setFilters({ page_from }),
          }}
          refreshing={${pluralCamel}.isPlaceholderData}
          empty={
            filters.q ? (
              <NoMatches message="No ${words} match this search." onClear={clear} />
            ) : (
              <EmptyState title="No ${words} yet" description="What is added appears here, newest first." />
            )
          }
        />
      )}
    </Page>
  );
}
`;

export const pageTestOf = ({
  plural,
  pluralCamel,
  singular,
  singularCamel,
  singularPascal,
}: Names) => `import { ${pluralCamel}, ${singularCamel}Summary } from '@rostrum/contracts';
import { contractServer, example, handle, refuse, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { ${singularPascal}ListPage } from './${singular}-list-page.tsx';

const route = '/dashboard/${plural}';
const server = contractServer(
  handle(${pluralCamel}.list, () => ({ items: [example(${singularCamel}Summary, { title: 'The first one' })], total: 1 })),
);

test('lists what there is', async () => {
  renderPage(<${singularPascal}ListPage />, { route });

  expect(await screen.findByText('The first one')).toBeTruthy();
});

test('offers to try again when the list cannot be read', async () => {
  server.use(refuse(${pluralCamel}.list, 'unavailable'));

  renderPage(<${singularPascal}ListPage />, { route });

  expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })).toBeTruthy();
});
`;
