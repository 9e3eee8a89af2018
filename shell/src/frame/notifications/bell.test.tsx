import { events } from '@rostrum/contracts';
import { notifications, type Notification } from '@rostrum/contracts/notifications';
import { contractServer, handle, hang, screen, waitFor, within } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { renderFrame, signedIn } from '../testing/render-frame.tsx';

const told = (id: string, change: Partial<Notification>): Notification => ({
  id: `01a20346-2f23-72ef-9171-54d56e26164${id}`,
  kind: 'reply',
  actor: 'Callum Strand',
  text: 'replied',
  detail: 'Storm surge barriers',
  href: `/dashboard/inquiries/01a20346-2f23-72ef-9171-54d56e26164${id}`,
  is_read: false,
  created_at: '2026-11-19T10:00:00Z',
  ...change,
});

const server = contractServer(hang(events.live));

test('the bell shows how many are unread; the list filters, marks as read and leads to the inquiry', async () => {
  let items = [
    told('1', { kind: 'due', actor: null, text: 'No first reply yet, due 10:34' }),
    told('2', {}),
    told('3', { is_read: true, kind: 'assigned', actor: 'Tamsin Roe', text: 'assigned you an inquiry' }),
  ];
  const unread = () => ({ unread: items.filter((item) => !item.is_read).length });
  server.use(
    handle(notifications.count, unread),
    handle(notifications.list, ({ query }) => {
      const found = items.filter(({ kind }) => query.kind === undefined || kind === query.kind);
      return { items: found, total: found.length };
    }),
    handle(notifications.markRead, ({ body }) => {
      items = items.map((item) => ({
        ...item,
        is_read: item.is_read || body.ids === undefined || body.ids.includes(item.id),
      }));
      return unread();
    }),
  );
  const { user } = renderFrame({ auth: signedIn('expert'), url: '/dashboard/people' });
  const bell = await screen.findByRole('button', { name: 'Notifications, 2 unread' });
  await user.click(bell);
  const panel = within(screen.getByRole('region', { name: 'Your notifications' }));
  expect((await panel.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('No first reply yet, due 10:34Storm surge barriers'),
    expect.stringContaining('Callum Strand replied'),
    expect.stringContaining('Tamsin Roe assigned you an inquiry'),
    'Email settings',
  ]);
  await user.click(panel.getByRole('button', { name: 'Asks' }));
  await panel.findByText('No notifications of this type.');
  await user.click(panel.getByRole('button', { name: 'Due' }));
  const due = await panel.findByRole('link', { name: /No first reply yet/ });

  await user.click(due);
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  expect(window.location.pathname).toBe(items[0]?.href);
  expect(screen.queryByRole('region', { name: 'Your notifications' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
  await user.click(screen.getByRole('button', { name: 'Mark all read' }));
  await screen.findByRole('button', { name: 'Notifications' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus());
});
