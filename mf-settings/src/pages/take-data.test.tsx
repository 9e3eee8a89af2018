import { access, security, securityOverview } from '@rostrum/contracts';
import {
  accountDeletion,
  dataExports,
  directoryAccess,
  organisationAccount,
  ssoAdmin,
  type DataExport,
} from '@rostrum/contracts/settings';
import { contractServer, example, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
import { Notifications } from '@rostrum/ui-kit';
import { expect, test, vi } from 'vitest';
import { AccessPage } from './access-page.tsx';
import { DeleteAccountPage } from './delete-account-page.tsx';

const making: DataExport = {
  id: '01890000-0000-7000-8000-000000000001',
  kind: 'person',
  state: 'making',
  requested_at: '2026-11-20T10:00:00Z',
  size: 0,
  expires_at: null,
};
const ready: DataExport = { ...making, state: 'ready', size: 2_516_582, expires_at: '2026-11-27T10:00:00Z' };
let items: DataExport[] = [];
const server = contractServer(
  handle(dataExports.list, () => ({ items })),
  handle(accountDeletion.plan, () => example(accountDeletion.plan.response)),
  handle(security.get, () => ({ ...example(securityOverview), confirmation_kinds: ['password' as const] })),
  handle(access.listMembers, () => ({ items: [], total: 0 })),
  handle(access.listInvitations, () => ({ items: [], total: 0 })),
  handle(directoryAccess.get, () => example(directoryAccess.get.response)),
  handle(organisationAccount.get, () => example(organisationAccount.get.response)),
  handle(ssoAdmin.get, () => example(ssoAdmin.get.response)),
);

test('the own data is asked for, waited for and downloaded; a refusal is told', async () => {
  items = [];
  server.use(refuse(dataExports.request, 'too_many_requests', { message: 'Too many requests today.' }));
  const { user } = renderPage(
    <>
      <DeleteAccountPage />
      <Notifications />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Prepare my data' }));
  await screen.findByText('Too many requests today.');
  server.use(
    handle(dataExports.request, () => {
      items = [making];
      return making;
    }),
    handle(dataExports.link, () => ({ path: '/files/exports/token' })),
  );
  await user.click(screen.getByRole('button', { name: 'Prepare my data' }));
  await screen.findByText('Your file is being made. We email you when it is ready.');
  expect(screen.getByRole('button', { name: 'Prepare my data' })).toBeDisabled();
  items = [ready];
  await screen.findByText(/Ready: 2\.4 MB, until 27 November 2026\./);
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  followed.mockRestore();
});

test('an administrator has the data of the organisation made, and a failure says so', async () => {
  items = [{ ...making, kind: 'organisation', state: 'failed' }];
  let body: unknown;
  server.use(
    handle(dataExports.request, (call) => {
      ({ body } = call);
      return { ...making, kind: 'organisation' as const };
    }),
  );
  const { user } = renderPage(<AccessPage />);
  await screen.findByText('The file could not be made. Try again.');
  await user.click(screen.getByRole('button', { name: 'Prepare all data' }));
  await waitFor(() => expect(body).toEqual({ kind: 'organisation' }));
});
