import { people, personDetail, personSummary } from '@rostrum/contracts';
import { peopleFilterOptions, personReviews, savedPeopleViews } from '@rostrum/contracts/people';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { PeopleListPage } from './people-list-page.tsx';

const id = '0198a9b2-0000-7000-8000-000000000002';
const read: string[] = [];
contractServer(
  handle(people.list, () => ({
    items: [{ ...example(personSummary), id, name: 'Kofi Brandvold' }],
    total: 1,
    departments: [],
  })),
  handle(peopleFilterOptions, () => example(peopleFilterOptions.response)),
  handle(savedPeopleViews.list, () => ({ items: [] })),
  handle(personReviews.tasks, () => ({ unanswered: 0, left: 0, changes: 0 })),
  // Last: the address of a profile would take the others for an id.
  handle(people.get, ({ params }) => {
    read.push(params.id);
    return { ...example(personDetail), id: params.id };
  }),
);

test('a row that is opened asks for its profile at once, before the editor is there', async () => {
  const { user } = renderPage(<PeopleListPage />, { route: '/dashboard/people?q=o' });
  await user.click(await screen.findByRole('link', { name: /Kofi Brandvold/ }));
  await waitFor(() => expect(read).toEqual([id]));
  expect(window.location.pathname + window.location.search).toBe(`/dashboard/people/${id}?q=o`);
});
