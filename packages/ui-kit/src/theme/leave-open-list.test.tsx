import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Select } from '../antd/data.ts';
import { ThemeRoot } from './theme-root.tsx';

test('Tab leaves a field whose list is open, and chooses nothing', async () => {
  const chosen: string[][] = [];
  const user = userEvent.setup();
  render(
    <ThemeRoot>
      <Select
        aria-label="Experts"
        mode="multiple"
        options={[{ value: 'maren', label: 'Maren' }]}
        onChange={(values: string[]) => chosen.push(values)}
      />
      <button type="button">Next</button>
    </ThemeRoot>,
  );
  const field = screen.getByRole('combobox', { name: 'Experts' });
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(chosen).toEqual([]);
});
