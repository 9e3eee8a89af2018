import { inquiries } from '@rostrum/contracts';
import { inquirySorting, savedInquiryViews } from '@rostrum/contracts/inquiries';
import {
  exampleId,
  exampleInquiry,
  handle,
  renderPage,
  screen,
  testSession,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { notificationStore } from '@rostrum/ui-kit';
import { InquiryInboxPage } from './inquiry-inbox-page.tsx';
import { setUpInbox } from './testing/set-up-inbox.tsx';

const { first, server, reset } = setUpInbox();
beforeEach(reset);

test('answers to own fields narrow the inbox, and stand in the address', async () => {
  let asked: URLSearchParams | undefined;
  server.use(
    handle(inquiries.list, ({ request }) => {
      asked = new URL(request.url).searchParams;
      const views = { mine: 0, unassigned: 1, due_today: 0, waiting: 0, all_open: 1, closed: 0, all: 1 };
      return { items: [first], total: 1, counts: { views, types: {} } };
    }),
    handle(inquirySorting.options, () => ({
      experts: [],
      tags: [],
      countries: [],
      fields: [{ key: 'edition', label: 'Edition', options: [{ value: 'Evening', label: 'Evening' }] }],
    })),
    handle(savedInquiryViews.list, () => ({ items: [] })),
  );
  const { user } = renderPage(<InquiryInboxPage />, {
    route: '/dashboard/inquiries?field=programme%3ANews',
    path: '/dashboard/inquiries/:id?',
    session: testSession('administrator', { identifier: exampleId(70) }),
  });
  await user.click(await screen.findByRole('button', { name: /Edition/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Evening/ }));
  await waitFor(() => expect(asked?.getAll('field')).toEqual(['programme:News', 'edition:Evening']));
});

test('several are chosen, acted on and put back; filters stand in the address and are saved as a view', async () => {
  const second = exampleInquiry(2, { subject: 'Opening keynote', tags: ['Storm', 'Coast'] });
  const acts: unknown[] = [];
  let undone: string | undefined;
  let saved: unknown;
  server.use(
    handle(inquiries.list, () => ({
      items: [first, second],
      total: 2,
      counts: {
        views: { mine: 0, unassigned: 2, due_today: 1, waiting: 0, all_open: 2, closed: 0, all: 2 },
        types: {},
      },
    })),
    handle(inquirySorting.options, () => ({
      experts: [],
      tags: [{ value: 'Storm', label: 'Storm', count: 1 }],
      countries: [],
    })),
    handle(savedInquiryViews.list, () => ({ items: [] })),
    handle(savedInquiryViews.save, ({ body }) => {
      saved = body;
      return { id: exampleId(81), ...body };
    }),
    handle(inquirySorting.act, ({ body }) => {
      acts.push(body);
      return {
        undo_id: exampleId(80),
        done: [first.id],
        refused: [{ id: second.id, ref: second.ref, reason: 'It is closed.' }],
      };
    }),
    handle(inquirySorting.undo, ({ params }) => {
      undone = params.undo_id;
      return { done: [first.id], refused: [] };
    }),
  );
  const { user } = renderPage(<InquiryInboxPage />, {
    route: '/dashboard/inquiries',
    path: '/dashboard/inquiries/:id?',
    session: testSession('administrator', { identifier: exampleId(70) }),
  });
  const row = await screen.findByRole('link', { name: /Opening keynote/ });
  expect(row).toHaveTextContent('Storm +1');

  await user.click(screen.getByRole('button', { name: 'Select several' }));
  const tools = await screen.findByRole('toolbar', { name: 'Selected inquiries' });
  expect(within(tools).getByRole('button', { name: 'Assign' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /^Select Question 1/ }));
  await user.click(within(tools).getByRole('checkbox', { name: '1 selected' }));
  await user.click(within(tools).getByRole('button', { name: 'Tag' }));
  await user.type(await screen.findByRole('textbox', { name: /Tag/ }), 'Storm');
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  await waitFor(() => expect(acts).toEqual([{ act: 'add_tag', tag: 'Storm', ids: [first.id, second.id] }]));
  await waitFor(() => expect(notificationStore.get().at(-1)?.title).toBe('1 inquiry tagged'));
  const told = notificationStore.get().at(-1);
  expect(told?.description).toContain(`${second.ref}: It is closed.`);
  await told?.undo?.run();
  expect(undone).toBe(exampleId(80));
  expect(screen.queryByRole('toolbar', { name: 'Selected inquiries' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Search and filter' }));
  await user.click(await screen.findByRole('button', { name: /Tag/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Storm/ }));
  await waitFor(() => expect(window.location.search).toBe('?tag=Storm'));
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Storms');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(saved).toEqual({ name: 'Storms', query: '?tag=Storm' }));
});
