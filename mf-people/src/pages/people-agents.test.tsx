import { people, personDetail, personSummary } from '@rostrum/contracts';
import {
  peopleBulk,
  peopleFilterOptions,
  personRemoval,
  personReviews,
  savedPeopleViews,
} from '@rostrum/contracts/people';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import { PeopleListPage } from './people-list-page.tsx';

const maren = {
  ...example(personSummary),
  id: '0198a9b2-0000-7000-8000-000000000001',
  name: 'Maren Okonjo-Hale',
  agents: ['Ana Teixeira', 'Jo Field'],
  source: 'hr' as const,
};
const ana = { id: '0198a9b2-0000-7000-8000-000000000009', name: 'Ana Teixeira' };
const options = {
  industries: [],
  classifications: [],
  countries: [],
  safety: 0,
  agents: [ana],
  sections: [],
  may_publish: true,
};
const deleted = {
  id: maren.id,
  name: 'Kofi Brandvold',
  username: 'kofi',
  job_title: 'Reader in Law',
  deleted_at: '2026-11-20T10:00:00.000Z',
  erased_at: '2026-12-20T10:00:00.000Z',
};
const server = contractServer(
  handle(people.list, () => ({ items: [maren], total: 1, departments: [] })),
  handle(peopleFilterOptions, () => options),
  handle(savedPeopleViews.list, () => ({ items: [] })),
  handle(personReviews.tasks, () => ({ unanswered: 0, left: 0, changes: 0 })),
);
beforeEach(() => notificationStore.clear());

const open = (session: 'administrator' | 'agent' = 'administrator') =>
  renderPage(
    <>
      <PeopleListPage />
      <Notifications />
    </>,
    { route: '/dashboard/people', session },
  );

test('who looks after a person and where the profile came from stand in the list', async () => {
  open();
  await screen.findByText('Ana Teixeira and 1 more');
  screen.getByText('HR feed');
});

test('the chosen are assigned to an agent, and Undo gives each back', async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(peopleBulk.setAgent, ({ body }) => {
      bodies.push(body);
      return { changed: [maren.id], former: [{ id: maren.id, agent_id: null }], refused: [] };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Maren Okonjo-Hale' }));
  await user.click(screen.getByRole('button', { name: 'Assign agent' }));
  await screen.findByRole('combobox', { name: 'Agent' });
  await user.click(screen.getAllByRole('button', { name: /Assign agent$/ }).at(-1) as HTMLElement);
  await screen.findByText('1 profile assigned to Ana Teixeira.');
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(bodies).toEqual([
      { ids: [maren.id], agent_id: ana.id },
      { ids: [maren.id], agent_id: null },
    ]),
  );
});

test('an agent publishes from the list only where it was granted, and never archives or assigns', async () => {
  const { user, unmount } = open('agent');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Maren Okonjo-Hale' }));
  await screen.findByRole('button', { name: 'Publish' });
  expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Assign agent' })).not.toBeInTheDocument();
  unmount();
  server.use(handle(peopleFilterOptions, () => ({ ...options, may_publish: false })));
  const again = open('agent');
  await again.user.click(await screen.findByRole('checkbox', { name: 'Select Maren Okonjo-Hale' }));
  await screen.findByRole('button', { name: 'Tag' });
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

test('a deleted profile is brought back from the list', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(personRemoval.list, () => ({ items: [deleted] })),
    handle(personRemoval.undo, ({ params }) => {
      asked.push(params.id);
      return { ...example(personDetail), id: deleted.id, name: deleted.name };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Deleted' }));
  await user.click(await screen.findByRole('button', { name: 'Bring back Kofi Brandvold' }));
  await screen.findByText('Kofi Brandvold’s profile is back, as archived.');
  expect(asked).toEqual([deleted.id]);
  expect(window.location.pathname).toBe(`/dashboard/people/${deleted.id}`);
});
