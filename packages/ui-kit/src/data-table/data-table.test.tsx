import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NavigationProvider } from '../navigation/navigation.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import { NoMatches } from '../states/no-matches.tsx';

interface Person {
  id: string;
  name: string;
  status: string;
  count: number;
}

const people: readonly Person[] = [
  { id: 'maren', name: 'Maren Okonjo-Hale', status: 'Published', count: 4 },
  { id: 'idris', name: 'Idris Falk', status: 'Draft', count: 0 },
];
const columns: readonly DataColumn<Person>[] = [
  { key: 'name', title: 'Name', sort: 'name', render: ({ name }) => name },
  { key: 'status', title: 'Status', render: ({ status }) => status },
  { key: 'count', title: 'Inquiries', align: 'end', render: ({ count }) => count },
];
const table = { label: 'People', columns, rows: people, rowKey: ({ id }: Person) => id };
const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 768px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test('the first cell of a row is a real link, and the whole row follows it', async () => {
  const navigate = vi.fn();
  render(
    <NavigationProvider navigate={navigate}>
      <DataTable {...table} rowHref={({ id }) => `/dashboard/people/${id}`} />
    </NavigationProvider>,
  );
  const link = screen.getByRole('link', { name: 'Idris Falk' });
  expect(link).toHaveAttribute('href', '/dashboard/people/idris');
  await userEvent.click(link);
  await userEvent.click(screen.getByText('Published'));
  expect(navigate.mock.calls).toEqual([['/dashboard/people/idris'], ['/dashboard/people/maren']]);
});

test('opens in place where a page asks for that, by keyboard too', async () => {
  const onOpen = vi.fn();
  render(<DataTable {...table} onOpen={onOpen} openKey="idris" />);
  screen.getByRole('button', { name: 'Maren Okonjo-Hale' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(people[0]);
});

test('selects rows by named checkboxes without opening them', async () => {
  const [onChange, onOpen] = [vi.fn(), vi.fn()];
  render(
    <DataTable
      {...table}
      onOpen={onOpen}
      selection={{ selected: ['maren'], onChange, label: ({ name }) => name }}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Idris Falk' }));
  expect(onChange).toHaveBeenCalledWith(['maren', 'idris']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  expect(onChange).toHaveBeenLastCalledWith(expect.arrayContaining(['maren', 'idris']));
  expect(onOpen).not.toHaveBeenCalled();
});

test('sorts by the field that a column names', async () => {
  const onSort = vi.fn();
  render(<DataTable {...table} sort={{ by: 'name', order: 'asc' }} onSort={onSort} />);
  const header = screen.getByRole('columnheader', { name: /Name/ });
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(header);
  expect(onSort).toHaveBeenCalledWith({ by: 'name', order: 'desc' });
});

test('pages through a longer list', async () => {
  const onChange = vi.fn();
  render(<DataTable {...table} page={{ from: 10, size: 10, total: 25, onChange }} />);
  const pages = screen.getByRole('navigation', { name: 'Pages: People' });
  expect(pages).toHaveTextContent('11 to 20 of 25');
  await userEvent.click(within(pages).getByRole('button', { name: 'Next page' }));
  await userEvent.click(within(pages).getByRole('button', { name: 'Previous page' }));
  expect(onChange.mock.calls).toEqual([[20], [0]]);
});

test('shows its header over a skeleton while rows load, and says so', async () => {
  const { container } = render(<DataTable {...table} rows={undefined} />);
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(screen.getByText('Status')).toBeInTheDocument();
  await waitFor(() =>
    expect(document.querySelector('[data-rostrum-live="polite"]')).toHaveTextContent('Loading people'),
  );
});

test('gives its place to what explains an empty list', () => {
  render(<DataTable {...table} rows={[]} empty={<NoMatches message="No one matches these filters." />} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^No one matches these filters\.$/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('becomes cards on phones, with the same links and checkboxes', async () => {
  onPhone();
  const onChange = vi.fn();
  render(
    <DataTable
      {...table}
      rowHref={({ id }) => `/people/${id}`}
      selection={{ selected: ['maren'], onChange, label: ({ name }) => name }}
    />,
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(cards[1]).toHaveTextContent(/^Idris FalkDraft$/);
  expect(screen.getByRole('link', { name: 'Idris Falk' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Maren Okonjo-Hale' }));
  expect(onChange).toHaveBeenCalledWith([]);
});
