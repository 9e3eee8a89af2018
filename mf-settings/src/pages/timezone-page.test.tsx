import { timezone, timezoneSettings, type TimezoneSettings } from '@rostrum/contracts/settings';
import { contractServer, example, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { TimezonePage } from './timezone-page.tsx';

const saved = {
  ...example(timezoneSettings),
  version: 4,
  organisation: 'Northmere University',
  timezone: 'Europe/London',
  own: null,
  scheduled_posts: { count: 2, next_at: '2026-11-19T15:30:00Z' },
  open_deadlines: { count: 0, next_at: null },
  reachable_people: 1,
  elsewhere: [
    {
      id: '01a20290-75bf-7000-8000-000000000001',
      name: 'Bram Oyelaran',
      image: null,
      timezone: 'Africa/Lagos',
    },
  ],
};
const server = contractServer(handle(timezone.get, () => saved));
/** What was stored is read again after each change. */
const store = (next: typeof saved | TimezoneSettings) => {
  server.use(handle(timezone.get, () => next));
  return next;
};

async function chooseZone(user: ReturnType<typeof renderPage>['user'], label: string, zone: string) {
  const box = await screen.findByRole('combobox', { name: label });
  await user.click(box);
  await user.type(box, zone);
  const [option] = (await screen.findAllByText(zone)).slice(-1);
  if (option) await user.click(option);
}

test('shows what another zone changes before it is saved, and saves under the version that was read', async () => {
  let body: unknown;
  server.use(
    handle(timezone.changeOrganisation, (call) => {
      body = call.body;
      return store({ ...saved, version: 5, timezone: 'Asia/Tokyo' });
    }),
  );
  const { user } = renderPage(<TimezonePage />);
  const button = await screen.findByRole('button', { name: 'Save timezone' });
  expect(button).toBeDisabled();
  expect(screen.queryByText('What changes')).not.toBeInTheDocument();
  screen.getByText('Bram Oyelaran');

  await chooseZone(user, 'Organisation timezone', 'Asia/Tokyo');
  const posts = await screen.findByRole('row', { name: /2 scheduled posts/ });
  expect(posts).toHaveTextContent('19 Nov 15:30 GMT');
  expect(posts).toHaveTextContent('20 Nov 00:30');
  expect(posts).toHaveTextContent('Same moment');
  screen.getByRole('row', { name: /Hours of one expert.*earlier/ });

  await user.click(button);
  await waitFor(() => expect(body).toEqual({ version: 4, timezone: 'Asia/Tokyo' }));
  await waitFor(() => expect(screen.queryByText('What changes')).not.toBeInTheDocument());
});

test('a zone of one’s own is saved at once, and given up again', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(timezone.changeOwn, ({ body }) => {
      sent.push(body.timezone === null ? null : 'own');
      return store({ ...saved, own: body.timezone });
    }),
  );
  const { user } = renderPage(<TimezonePage />);
  await user.click(await screen.findByRole('radio', { name: 'Another one' }));
  await screen.findByRole('combobox', { name: 'Your timezone' });
  await user.click(screen.getByRole('radio', { name: 'Same as Northmere University' }));
  await waitFor(() => expect(sent).toEqual(['own', null]));
  await waitFor(() =>
    expect(screen.queryByRole('combobox', { name: 'Your timezone' })).not.toBeInTheDocument(),
  );
});

test('a choice that was not saved stays, and a page that did not load can be asked again', async () => {
  server.use(refuse(timezone.changeOrganisation, 'unavailable'));
  const { user, unmount } = renderPage(<TimezonePage />);
  await chooseZone(user, 'Organisation timezone', 'Asia/Tokyo');
  await user.click(await screen.findByRole('button', { name: 'Save timezone' }));
  await screen.findByText('Could not save. Your choice is kept. Try again.');
  screen.getByText('What changes');
  unmount();

  server.use(refuse(timezone.get, 'not_allowed'));
  renderPage(<TimezonePage />);
  await screen.findByRole('button', { name: /Retry|Try again/ });
});
