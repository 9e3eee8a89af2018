import { security } from '@rostrum/contracts';
import { contractServer, example, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
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
  expect(await screen.findByText(/^This ends the membership\. You won't be asked again/)).toBeVisible();
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

test('an emailed link confirms once the server has seen it', async () => {
  const { user, onAnswer } = open(['link']);
  server.use(handle(security.mailConfirmation, () => ({ sent_to: 'ada@private.example' })));
  await user.click(await screen.findByRole('button', { name: 'Email me a link' }));
  await screen.findByText('ada@private.example');
  const overview = example(security.get.response);
  server.use(handle(security.get, () => ({ ...overview, confirmed_until: null })));
  await user.click(await screen.findByRole('button', { name: /Continue$/ }));
  await screen.findByText(/We haven't seen the link yet/);
  expect(onAnswer).not.toHaveBeenCalled();
  server.use(handle(security.get, () => ({ ...overview, confirmed_until: new Date().toISOString() })));
  await user.click(await screen.findByRole('button', { name: /Continue$/ }));
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]));
});

test('a session that an organisation vouched for is told the next step', async () => {
  const why = 'This changes how your account is protected.';
  renderPage(<ConfirmDialog kinds={[]} why={why} vouchedBy="Northmere" onAnswer={vi.fn()} />);
  await screen.findByText(/Northmere signed you in and manages your mailbox/);
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout');
});
