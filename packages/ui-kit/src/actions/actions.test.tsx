import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { CopyButton } from './copy-button.tsx';

test('copies a text and says so', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="<rostrum-directory>" label="Copy code" copiedLabel="Code copied" />);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe('<rostrum-directory>');
  expect(await screen.findByRole('button', { name: 'Code copied' })).toBeInTheDocument();
  await vi.waitFor(() =>
    expect(document.querySelector('[data-rostrum-live="polite"]')).toHaveTextContent(/^Code copied$/),
  );
});

test('asks before it does what cannot be undone', async () => {
  const onConfirm = vi.fn();
  render(
    <ThemeRoot>
      <ConfirmButton
        title="Withdraw this inquiry?"
        consequence="The team is told."
        confirmLabel="Withdraw it"
        danger
        onConfirm={onConfirm}
      >
        Withdraw
      </ConfirmButton>
    </ThemeRoot>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The team is told.')).toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw it' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
