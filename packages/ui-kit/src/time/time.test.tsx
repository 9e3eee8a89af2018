import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DateTimeInput } from './date-time-input.tsx';
import { TimeInput } from './time-input.tsx';

const received = vi.fn<(value: string) => void>();
const current = () => received.mock.lastCall?.[0];

function Time({ initial = '', hasDayEnd = false }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    setValue(next);
    received(next);
  };
  return <TimeInput aria-label="Opens" hasDayEnd={hasDayEnd} value={value} onChange={change} />;
}

function DateTime({ initial = '' }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    setValue(next);
    received(next);
  };
  return <DateTimeInput id="deadline" label="Deadline" value={value} onChange={change} />;
}

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['14.30', '14:30'],
  ['9:30 pm', '21:30'],
])('%j becomes %j when the field is left', async (typed, time) => {
  render(<Time />);
  const field = screen.getByRole('textbox', { name: 'Opens' });
  await userEvent.type(field, typed);
  expect(field).toHaveValue(typed);
  expect(current()).toBe(time);
  await userEvent.tab();
  expect(field).toHaveValue(time);
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('text that is no time is kept and explained, until it is corrected', async () => {
  render(<Time initial="09:00" />);
  const field = screen.getByRole('textbox', { name: 'Opens' });
  await userEvent.clear(field);
  await userEvent.type(field, 'late');
  expect(screen.queryByText('Enter a time like 14:30.')).toBeNull();
  await userEvent.tab();
  expect(field).toHaveValue('late');
  expect(field).toHaveAccessibleDescription('Enter a time like 14:30.');
  expect(field).toBeInvalid();
  await userEvent.clear(field);
  await userEvent.type(field, '18');
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('24:00 is a time only where something ends', async () => {
  render(<Time hasDayEnd />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Opens' }), '24{Tab}');
  expect(current()).toBe('24:00');
  expect(screen.getByRole('textbox', { name: 'Opens' })).not.toHaveAttribute('aria-invalid');
});

test('a day and a time are one value, and a missing part is named when both are left', async () => {
  render(<DateTime />);
  await userEvent.type(screen.getByLabelText('Deadline, day'), '2026-11-19');
  expect(current()).toBe('2026-11-19T');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Deadline, time' })).toHaveFocus();
  expect(screen.queryByText('Enter a time like 14:30.')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Deadline, time' })).toHaveAccessibleDescription(
    'Enter a time like 14:30.',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Deadline, time' }), '5 pm{Tab}');
  expect(current()).toBe('2026-11-19T17:00');
  expect(screen.queryByText('Enter a time like 14:30.')).toBeNull();
});

test('a value given from outside is shown in both parts', () => {
  render(<DateTime initial="2026-11-19T03:05" />);
  expect(screen.getByLabelText('Deadline, day')).toHaveValue('2026-11-19');
  expect(screen.getByRole('textbox', { name: 'Deadline, time' })).toHaveValue('03:05');
});
