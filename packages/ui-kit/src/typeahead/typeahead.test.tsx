import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Typeahead, type TypeaheadProps } from './typeahead.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const topics = Array.from({ length: 14 }, (_, index) => `Storm topic ${index + 1}`);
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = async (text: string, wait = 250) => {
  fireEvent.change(field(), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(wait));
};
const press = (key: string) => act(async () => void fireEvent.keyDown(field(), { key }));

function open(props: Partial<TypeaheadProps> = {}) {
  const suggest = vi.fn(() => Promise.resolve(topics as readonly string[]));
  const onChoose = vi.fn();
  render(<Typeahead label="Search by Name or Expertise" suggest={suggest} onChoose={onChoose} {...props} />);
  return { suggest, onChoose };
}

test('asks from three characters on, once typing rests for 200 ms', async () => {
  const { suggest } = open();
  await type('st');
  expect(suggest).not.toHaveBeenCalled();
  await type('sto', 100);
  await type('stor', 190);
  expect(suggest).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(suggest).toHaveBeenCalledOnce();
  expect(suggest).toHaveBeenCalledWith('stor', expect.any(AbortSignal));
});

test('shows ten, then more on demand', async () => {
  open();
  await type('storm');
  expect(screen.getAllByRole('option')).toHaveLength(11);
  await act(async () => fireEvent.mouseDown(screen.getByText('Display additional results...')));
  expect(screen.getAllByRole('option')).toHaveLength(14);
});

test('arrows choose, Enter takes, the choice is announced and the field cleared', async () => {
  const { onChoose } = open({ clearOnChoose: true });
  await type('storm');
  await press('ArrowDown');
  await press('ArrowDown');
  const active = field().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')?.textContent).toBe('Storm topic 2');
  await press('Enter');
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(onChoose).toHaveBeenCalledWith('Storm topic 2');
  expect(field().value).toBe('');
  expect(document.querySelector('[data-rostrum-live="polite"]')?.textContent).toBe(
    'New selection: Storm topic 2',
  );
});

test('Enter takes the text as typed when nothing is chosen', async () => {
  const { onChoose } = open();
  await type('flood ');
  await press('Enter');
  expect(onChoose).toHaveBeenCalledWith('flood');
});

test('Esc closes the suggestions, then empties the field', async () => {
  open();
  await type('storm');
  await press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('storm');
  await press('Escape');
  expect(field().value).toBe('');
});

test('says when nothing was found, and when suggestions failed', async () => {
  const suggest = vi.fn().mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('offline'));
  open({ suggest });
  await type('zzz');
  expect(screen.getByRole('listbox').textContent).toBe('No matches found.');
  await type('zzzz');
  expect(screen.getByRole('listbox').textContent).toBe('Suggestions did not load. Press Enter to search.');
});

test('a slow answer that newer typing has overtaken is dropped', async () => {
  const answers: ((items: readonly string[]) => void)[] = [];
  open({ suggest: () => new Promise((resolve) => answers.push(resolve)) });
  await type('storm');
  await type('storm surge');
  await act(async () => answers[1]?.(['Storm surge barriers']));
  await act(async () => answers[0]?.(['Storm chasing']));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Storm surge barriers']);
});
