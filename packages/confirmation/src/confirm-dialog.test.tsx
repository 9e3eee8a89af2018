import { security } from '@rostrum/contracts';
import { contractServer, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog, type ConfirmationKind } from './confirm-dialog.tsx';

const server = contractServer();

const typed = () => screen.getByLabelText('Password', { selector: 'input[type=password]' });

function open(kinds: readonly ConfirmationKind[]) {
  const onAnswer = vi.fn();
  const why = 'This ends the membership.';
  return { onAnswer, ...renderPage(<ConfirmDialog kinds={kinds} why={why} onAnswer={onAnswer} />) };
}

test('says why it asks, keeps what was typed when it was wrong, and says once that it is confirmed', async () => {
  const { user, onAnswer } = open(['password', 'totp']);
  expect(await screen.findByText(/^This ends the membership\. You are not asked again/)).toBeVisible();
  server.use(
    refuse(security.confirm, 'invalid_input', {
      fields: [{ path: 'password', code: 'wrong', message: 'This is not your password.' }],
    }),
  );
  await user.type(typed(), 'not this{Enter}');
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  expect(typed()).toHaveValue('not this');
  expect(onAnswer).not.toHaveBeenCalled();

  let sent: unknown;
  server.use(
    handle(security.confirm, ({ body }) => {
      sent = body;
      return { confirmed_until: new Date(0).toISOString() };
    }),
  );
  await user.click(screen.getByText('Code'));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}');
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]));
  expect(sent).toEqual({ kind: 'totp', code: '123456' });
});

test('turned back, it says so; an account with nothing to confirm with is told the way', async () => {
  const { user, onAnswer } = open([]);
  expect(await screen.findByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onAnswer.mock.calls).toEqual([[false]]);
});
