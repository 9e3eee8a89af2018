import { people, personSummary } from '@rostrum/contracts';
import { peopleFilterOptions, personReviews, savedPeopleViews } from '@rostrum/contracts/people';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import { PeopleListPage } from './people-list-page.tsx';

const maren = {
  ...example(personSummary),
  id: '0198a9b2-0000-7000-8000-000000000001',
  name: 'Maren Okonjo-Hale',
  status: 'published' as const,
};
const kofi = {
  ...example(personSummary),
  id: '0198a9b2-0000-7000-8000-000000000002',
  name: 'Kofi Brandvold',
  status: 'draft' as const,
};
const options = {
  industries: [],
  classifications: [],
  countries: [],
  safety: 0,
  agents: [],
  sections: [],
  may_publish: false,
};

const server = contractServer(
  handle(people.list, () => ({ items: [maren, kofi], total: 2, departments: [] })),
  handle(peopleFilterOptions, () => options),
  handle(savedPeopleViews.list, () => ({ items: [] })),
  handle(personReviews.tasks, () => ({ unanswered: 0, left: 0, changes: 0 })),
);

// Files share one store: a notification that another left would be found here.
beforeEach(() => notificationStore.clear());

test.each(['Publish', 'Unpublish', 'Archive'])(
  'Undo of %s puts each profile back to what it was, and offers no Undo of its own',
  async (button) => {
    const bodies: unknown[] = [];
    server.use(
      handle(people.setStatus, ({ body }) => {
        bodies.push(body);
        const former = [maren, kofi].filter(({ id }) => body.ids.includes(id));
        return { changed: body.ids, former: former.map(({ id, status }) => ({ id, status })), refused: [] };
      }),
    );
    const { user } = renderPage(
      <>
        <PeopleListPage />
        <Notifications />
      </>,
      { route: '/dashboard/people' },
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Select Maren Okonjo-Hale' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Kofi Brandvold' }));
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));

    await waitFor(() => expect(bodies).toHaveLength(3));
    expect(bodies.slice(1)).toEqual([
      { ids: [maren.id], status: 'published' },
      { ids: [kofi.id], status: 'draft' },
    ]);
    await screen.findByText('Restored as draft 1.');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
);
