import { people, personSummary } from '@rostrum/contracts';
import { peopleFilterOptions, personReviews, savedPeopleViews } from '@rostrum/contracts/people';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { PeopleListPage } from './people-list-page.tsx';

const maren = {
  ...example(personSummary),
  id: '0198a9b2-0000-7000-8000-000000000001',
  name: 'Maren Okonjo-Hale',
};
contractServer(
  handle(people.list, () => ({ items: [maren], total: 1, departments: [] })),
  handle(peopleFilterOptions, () => ({
    industries: [],
    classifications: [],
    countries: [],
    safety: 0,
    agents: [],
    sections: [],
    may_publish: true,
  })),
  handle(savedPeopleViews.list, () => ({ items: [] })),
  handle(personReviews.tasks, () => ({ unanswered: 0, left: 0, changes: 0 })),
);

test('a topic that a link proposes goes along to whom it belongs to, until it is cancelled', async () => {
  const { user } = renderPage(<PeopleListPage />, { route: '/dashboard/people?topic=avian%20flu' });
  expect(screen.getByRole('region', { name: 'Who knows about “avian flu”?' })).toBeInTheDocument();
  const row = await screen.findByRole('link', { name: /Maren Okonjo-Hale/ });
  expect(row.getAttribute('href')).toBe(`/dashboard/people/${maren.id}?topic=avian%20flu`);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});
