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
