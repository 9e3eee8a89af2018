import { access, profileAccess, type ProfileAccess } from '@rostrum/contracts';
import { contractServer, example, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { AccessPage } from './access-page.tsx';

let kept: ProfileAccess;
let sent: unknown[];
beforeEach(() => {
  kept = {
    ...example(profileAccess),
    version: 3,
    access: 'public',
    is_indexed: true,
    status: 'published',
    href: '/experts/saoirse',
  };
  sent = [];
});
const server = contractServer(
  handle(access.getProfile, () => kept),
  handle(access.changeProfile, ({ body }) => {
    sent.push(body);
    kept = { ...kept, ...body, version: body.version + 1 };
    return kept;
  }),
);
const open = async () => {
  const page = renderPage(<AccessPage />, { session: 'individual' });
  await screen.findByRole('radio', { name: /^Public/ });
  return page.user;
};
const engines = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Search engines may show my profile' });

test('an individual chooses who sees the profile; search engines have public ones only', async () => {
  const user = await open();
  expect(screen.getByRole('link', { name: /See your profile/ })).toHaveAttribute('href', '/experts/saoirse');
  expect([engines().checked, engines().disabled]).toEqual([true, false]);
  await user.click(screen.getByRole('radio', { name: /^Unlisted/ }));
  expect([engines().checked, engines().disabled]).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Save access' }));
  // What was chosen for search engines is kept for when the profile is public again.
  await waitFor(() => expect(sent).toEqual([{ version: 3, access: 'unlisted', is_indexed: true }]));
  await user.click(screen.getByRole('radio', { name: /^Public/ }));
  await user.click(engines());
  await user.click(screen.getByRole('button', { name: 'Save access' }));
  await waitFor(() => expect(sent[1]).toEqual({ version: 4, access: 'public', is_indexed: false }));
});

test('a choice outlives a failure and a change made elsewhere', async () => {
  server.use(refuse(access.changeProfile, 'version_conflict', { message: 'Changed meanwhile.' }));
  const user = await open();
  await user.click(screen.getByRole('radio', { name: /^Private/ }));
  await user.click(screen.getByRole('button', { name: 'Save access' }));
  await screen.findByText('Your profile was changed in another window. Your choice is kept.');
  kept = { ...kept, version: 9, access: 'unlisted' };
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Keep my choice and continue' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save access' }));
  await waitFor(() => expect(sent).toEqual([{ version: 9, access: 'private', is_indexed: true }]));
});

test('without a profile the page says so; an unpublished one is not linked', async () => {
  server.use(refuse(access.getProfile, 'not_found', { message: 'No profile belongs to your account yet.' }));
  renderPage(<AccessPage />, { session: 'individual' });
  await screen.findByText('No profile belongs to your account yet.');
  server.resetHandlers();
  kept = { ...kept, status: 'draft' };
  renderPage(<AccessPage />, { session: 'individual' });
  await screen.findByText('Your profile isn’t published, so it isn’t visible yet.');
  expect(screen.queryByRole('link', { name: /See your profile/ })).not.toBeInTheDocument();
});
