import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordSuggestions, type SuggestionGroup } from './suggestion.ts';
import { Typeahead, type TypeaheadProps } from './typeahead.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const words = (...texts: string[]) => [wordSuggestions('Topics', texts)];
const topics = words(...Array.from({ length: 14 }, (_, index) => `Storm topic ${index + 1}`));
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = async (text: string, wait = 250) => {
  fireEvent.change(field(), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(wait));
};
const press = (key: string) => act(async () => void fireEvent.keyDown(field(), { key }));

function open(props: Partial<TypeaheadProps> = {}) {
  const suggest = vi.fn(() => Promise.resolve<readonly SuggestionGroup[]>(topics));
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
  await act(async () => fireEvent.click(screen.getByText('Display additional results...')));
  expect(screen.getAllByRole('option')).toHaveLength(14);
});

test('arrows choose, Enter takes, the choice is announced and the field cleared', async () => {
  const { onChoose } = open({ clearOnChoose: true });
  await type('storm');
  await press('ArrowDown');
  await press('ArrowDown');
  const active = field().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')?.textContent).toMatch(/^Storm topic 2/);
  await press('Enter');
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(onChoose).toHaveBeenCalledWith('Storm topic 2', expect.objectContaining({ text: 'Storm topic 2' }));
  expect(field().value).toBe('');
  expect(document.querySelector('[data-rostrum-live="polite"]')).toHaveTextContent(
    /^New selection: Storm topic 2$/,
  );
});

test('Enter takes the text as typed when nothing is chosen', async () => {
  const { onChoose } = open();
  await type('flood ');
  await press('Enter');
  expect(onChoose).toHaveBeenCalledWith('flood', null);
});

test('Esc closes the suggestions, then empties the field', async () => {
  open();
  await type('storm');
  await press('Escape');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field().value).toBe('storm');
  await press('Escape');
  expect(field().value).toBe('');
});

test('says when nothing was found, and when suggestions failed', async () => {
  const suggest = vi.fn().mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('offline'));
  open({ suggest });
  await type('zzz');
  expect(screen.getByRole('listbox')).toHaveTextContent(/^No matches found\.$/);
  await type('zzzz');
  expect(screen.getByRole('listbox')).toHaveTextContent(
    /^Suggestions did not load\. Press Enter to search\.$/,
  );
});

test('a slow answer that newer typing has overtaken is dropped', async () => {
  const answers: ((groups: readonly SuggestionGroup[]) => void)[] = [];
  open({ suggest: () => new Promise((resolve) => answers.push(resolve)) });
  await type('storm');
  await type('storm surge');
  await act(async () => answers[1]?.(words('Storm surge barriers')));
  await act(async () => answers[0]?.(words('Storm chasing')));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Storm surge barriers']);
});

test('the answer for a text is kept: coming back to it asks nobody and waits for nothing', async () => {
  const { suggest } = open();
  await type('storm');
  await type('stormy');
  await type('storm', 0);
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  expect(suggest.mock.calls).toHaveLength(2);
});

test('a failed answer is not kept', async () => {
  const suggest = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(topics);
  open({ suggest });
  await type('storm');
  await type('stor');
  await type('storm');
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
});

test('the typed part is marked, in every group', async () => {
  open({
    suggest: async () => [
      {
        label: 'Experts',
        items: [{ id: 'p', text: 'Ada Storm', description: 'Storm surges', note: 'Northmere' }],
      },
      wordSuggestions('Topics', ['Storm surge']),
    ],
  });
  await type('storm');
  expect(screen.getByRole('group', { name: 'Experts' }).querySelectorAll('mark')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Topics' }).querySelector('mark')).toHaveTextContent(/^Storm$/);
});

test('at most a hundred suggestions, whatever is answered', async () => {
  open({ suggest: async () => words(...Array.from({ length: 300 }, (_, index) => `Storm ${index}`)) });
  await type('storm');
  for (let page = 0; page < 9; page += 1)
    await act(async () => fireEvent.click(screen.getByText('Display additional results...')));
  expect(screen.getAllByRole('option')).toHaveLength(100);
  expect(screen.queryByText('Display additional results...')).not.toBeInTheDocument();
});

test('a new word is offered as such where new words are taken', async () => {
  const { onChoose } = open({ takes: 'suggestions and new' });
  await type('tides');
  await act(async () => fireEvent.click(screen.getByText('New selection: tides')));
  expect(onChoose).toHaveBeenCalledWith('tides', null);
  await type('storm topic 3');
  expect(screen.queryByText(/^New selection: /)).not.toBeInTheDocument();
});

test('a picker takes nothing but what was suggested', async () => {
  const { onChoose } = open({ takes: 'suggestions' });
  await type('storm');
  await press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
  await press('ArrowDown');
  await press('Enter');
  expect(onChoose).toHaveBeenCalledOnce();
});

test('an input method in the middle of a character neither searches nor chooses', async () => {
  const { suggest, onChoose } = open();
  fireEvent.compositionStart(field());
  await type('にほん');
  expect(suggest).not.toHaveBeenCalled();
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', isComposing: true }));
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  // Safari: the composition has ended, and the Enter that ended it still comes.
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 }));
  expect(onChoose).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(suggest).toHaveBeenCalledOnce();
});

test('a press on a suggestion leaves the focus in the field', async () => {
  open();
  await type('storm');
  expect(fireEvent.mouseDown(screen.getAllByRole('option')[0] ?? field())).toBe(false);
});
