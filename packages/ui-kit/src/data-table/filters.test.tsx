import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FilterChip } from './filter-chip.tsx';
import { SearchField } from './search-field.tsx';
import { SelectionBar } from './selection-bar.tsx';

afterEach(() => vi.useRealTimers());

const options = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published', count: 12 },
  { value: 'archived', label: 'Archived' },
];

function Filter({ multiple = false }: { multiple?: boolean }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return <FilterChip name="Status" options={options} value={value} onChange={setValue} multiple={multiple} />;
}

test('a filter is chosen from its menu, shows its value, and is cleared', async () => {
  render(<Filter />);
  await userEvent.click(screen.getByRole('button', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Published/ }));
  expect(screen.getByRole('button', { name: 'Status Published' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter Status' }));
  expect(screen.getByRole('button', { name: 'Status' })).toBeInTheDocument();
});

test('several values of one filter are told in few words', async () => {
  render(<Filter multiple />);
  await userEvent.click(screen.getByRole('button', { name: 'Status' }));
  for (const name of [/Draft/, /Published/, /Archived/])
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  expect(screen.getByRole('button', { name: 'Status Draft and 2 more' })).toBeInTheDocument();
});

test('a search waits until typing rests; Enter and clearing do not', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn();
  render(<SearchField label="Filter by name or topic" value="" onSearch={onSearch} />);
  const field = screen.getByRole('searchbox', { name: 'Filter by name or topic' });
  fireEvent.change(field, { target: { value: 'sto' } });
  act(() => void vi.advanceTimersByTime(150));
  fireEvent.change(field, { target: { value: 'storm ' } });
  act(() => void vi.advanceTimersByTime(150));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(60));
  expect(onSearch.mock.calls).toEqual([['storm']]);

  fireEvent.change(field, { target: { value: 'surge' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSearch).toHaveBeenLastCalledWith('surge');
  fireEvent.change(field, { target: { value: '' } });
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test('a search follows the address when that changes under it', () => {
  const { rerender } = render(<SearchField label="Filter" value="storm" onSearch={() => undefined} />);
  rerender(<SearchField label="Filter" value="" onSearch={() => undefined} />);
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
});

test('the selection bar names how many, what can be done, and the way out', async () => {
  const [onRun, onClear] = [vi.fn(), vi.fn()];
  const { rerender } = render(
    <SelectionBar count={3} actions={[{ key: 'publish', label: 'Publish', onRun }]} onClear={onClear} />,
  );
  expect(screen.getByRole('toolbar', { name: 'Selection' })).toHaveTextContent('3 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(onRun).toHaveBeenCalledOnce();
  expect(onClear).toHaveBeenCalledOnce();
  rerender(<SelectionBar count={0} actions={[]} onClear={onClear} />);
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});
