import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';

test('a day is read, typed and given back as a calendar day', async () => {
  const onChange = vi.fn();
  render(<DateField id="day" value="2026-11-19" onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.value).toBe('Thu 19 Nov 2026');
  await userEvent.click(field);
  await userEvent.click(await screen.findByTitle('2026-11-23'));
  expect(onChange).toHaveBeenCalledWith('2026-11-23');
});

test('no day is an empty field that can be named', () => {
  render(<DateField value={null} placeholder="Choose a day" />);
  expect(screen.getByPlaceholderText('Choose a day')).toBeInTheDocument();
});
