import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { wordSuggestions } from './suggestion.ts';
import { TypeaheadList } from './typeahead-list.tsx';

function Tags({ maximum = 50 }: { maximum?: number }) {
  const [values, setValues] = useState(['Tides']);
  return (
    <TypeaheadList
      label="Tags"
      values={values}
      onChange={setValues}
      suggest={async () => [wordSuggestions('Topics', ['Storm surge', 'tides'])]}
      takes="suggestions and new"
      maximum={maximum}
    />
  );
}
const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('takes suggestions and new words, each once, and gives them away again', async () => {
  const user = userEvent.setup();
  render(<Tags />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });

  await user.type(field, 'storm');
  await user.click(await screen.findByRole('option', { name: 'Storm surge' }));
  expect(field.value).toBe('');
  await user.type(field, 'estuaries');
  await user.click(await screen.findByText('New selection: estuaries'));
  await user.type(field, 'tid');
  await user.click(await screen.findByRole('option', { name: 'tides' }));
  expect(chosen()).toEqual(['Tides', 'Storm surge', 'estuaries']);

  await user.click(screen.getByRole('button', { name: 'Remove Tides' }));
  expect(chosen()).toEqual(['Storm surge', 'estuaries']);
  await waitFor(() =>
    expect(document.querySelector('[data-rostrum-live="polite"]')).toHaveTextContent(/^Removed: Tides$/),
  );
});

test('says when there can be no more', async () => {
  render(<Tags maximum={1} />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByText('No more than 1. Remove one to add another.')).toBeInTheDocument();
});

test('a short list is shown whole when the field is selected, and narrowed from the first character on', async () => {
  const user = userEvent.setup();
  const cities = Array.from({ length: 24 }, (_, index) => `City ${index + 1}`);
  const asked: string[] = [];
  render(
    <TypeaheadList
      label="Cities"
      values={[]}
      onChange={() => undefined}
      suggest={async (text) => {
        asked.push(text);
        return [
          wordSuggestions(
            'Cities',
            cities.filter((city) => city.includes(text)),
          ),
        ];
      }}
      takes="suggestions"
      listsAll
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Cities' });
  expect(asked).toEqual([]);
  await user.click(field);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(24));
  await user.keyboard('9');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['City 9', 'City 19']),
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{Backspace}{Escape}{ArrowDown}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(24));
});
