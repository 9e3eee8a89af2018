import { access, contact, security, settings, type Joinable } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import {
  dataExports,
  directoryAccess,
  organisationAccount,
  ssoAdmin,
  ssoSettings,
  type SsoSettings,
} from '@rostrum/contracts/settings';
import { contractServer, example, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
import { Notifications } from '@rostrum/ui-kit';
import { expect, test } from 'vitest';
import { AccessPage } from './access-page.tsx';
import { ContactPage } from './contact-page.tsx';

const proven = {
  domain: 'northmere.example',
  txt_name: '_rostrum.northmere.example',
  txt: 'rostrum-verification=abc',
  verified_at: '2026-11-01T10:00:00Z',
  join_role: null,
};
const sso: SsoSettings = {
  ...example(ssoSettings),
  domains: [proven, { ...proven, domain: 'new.example', verified_at: null }],
};
const offer: Joinable = {
  company_username: 'northmere',
  name: 'Northmere University',
  domain: 'northmere.example',
  role: 'staff',
};
const server = contractServer(
  handle(dataExports.list, () => ({ items: [] })),
  handle(ssoAdmin.get, () => sso),
  handle(access.listMembers, () => ({ items: [], total: 0 })),
  handle(access.listInvitations, () => ({ items: [], total: 0 })),
  handle(directoryAccess.get, () => example(directoryAccess.get.response)),
  handle(organisationAccount.get, () => example(organisationAccount.get.response)),
  handle(security.get, () => example(security.get.response)),
  handle(settings.getContact, () => ({ ...example(contact), image: null, organisation: null })),
  handle(notifications.choices, () => example(notifications.choices.response)),
);
const withToasts = (page: React.ReactNode) => (
  <>
    {page}
    <Notifications />
  </>
);

test('an administrator lets a proven domain join, as what they choose; an unproven one offers no choice', async () => {
  let body: unknown;
  server.use(
    handle(ssoAdmin.setJoining, (call) => {
      ({ body } = call);
      return { ...sso, domains: [{ ...proven, join_role: 'expert' as const }] };
    }),
  );
  const { user } = renderPage(<AccessPage />);
  const choice = await screen.findByRole('combobox', {
    name: 'People who join with an address at northmere.example become',
  });
  expect(screen.queryByRole('combobox', { name: /new\.example/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Verify new.example' })).toBeInTheDocument();
  await user.click(choice);
  await user.click(await screen.findByTitle('Expert, with a profile once you connect one'));
  await waitFor(() => expect(body).toEqual({ domain: 'northmere.example', role: 'expert' }));
});

test('whoever may join is told what it means, and of a seat that is missing', async () => {
  server.use(
    handle(access.listJoinable, () => ({ items: [offer] })),
    refuse(access.join, 'seat_limit', { message: 'Northmere University has no agent seat left.' }),
  );
  const { user } = renderPage(withToasts(<ContactPage />));
  await screen.findByText(/takes people with an address at northmere.example as members/);
  await user.click(screen.getByRole('button', { name: 'Join Northmere University' }));
  await screen.findByText('Northmere University has no agent seat left.');
});

test('joining asks for a link that is emailed now, and goes on once it was opened', async () => {
  let isProven = false;
  server.use(
    handle(access.listJoinable, () => ({ items: [offer] })),
    refuse(access.join, 'confirmation_required', { message: 'Confirm that you still receive mail.' }),
    handle(security.mailConfirmation, () => ({ sent_to: 'wren@northmere.example' })),
    handle(security.get, () => ({ ...example(security.get.response), is_mailbox_proven: isProven })),
  );
  const { user } = renderPage(withToasts(<ContactPage />));
  await user.click(await screen.findByRole('button', { name: 'Join Northmere University' }));
  await user.click(await screen.findByRole('button', { name: 'Email me a link' }));
  await user.click(await screen.findByRole('button', { name: /Continue$/ }));
  await screen.findByText(/We haven't seen the link yet/);
  isProven = true;
  // The second call answers otherwise, and so shows that it was made.
  server.use(refuse(access.join, 'seat_limit', { message: 'Northmere University has no staff seat left.' }));
  await user.click(await screen.findByRole('button', { name: /Continue$/ }));
  await screen.findByText('Northmere University has no staff seat left.');
});

test('nobody else sees anything of it', async () => {
  server.use(handle(access.listJoinable, () => ({ items: [] })));
  renderPage(<ContactPage />);
  await screen.findByLabelText('First name');
  expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
});
