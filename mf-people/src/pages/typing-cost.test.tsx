import { personDetail, type PersonDetail } from '@rostrum/contracts';
import { personSuggestions } from '@rostrum/contracts/people';
import { contractServer, example, handle, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { ProfileForm } from '../features/edit-person/profile-form.tsx';
import { RecordForm } from '../features/edit-person/record-form.tsx';

contractServer(handle(personSuggestions.topics, () => ({ topics: [] })));

/** A profile that counts how often a form is drawn: each time it asks whether what it holds saves by itself. */
function watchDraws() {
  const draws = { count: 0 };
  const person: PersonDetail = { ...example(personDetail), kind: 'expert', status: 'draft', biography: '' };
  Object.defineProperty(person, 'status', {
    get: () => {
      draws.count += 1;
      return 'draft';
    },
  });
  return { person, draws };
}

test.each([
  ['of the team', RecordForm],
  ['of the person', ProfileForm],
])('a key is drawn by its field alone, not by the form %s', async (_, Form) => {
  const { person, draws } = watchDraws();
  const { user } = renderPage(<Form person={person} />);
  const biography = screen.getByLabelText(/^Biography/);
  // The first keys say that there is something to save.
  await user.type(biography, 'The');
  expect(screen.getByText('Saving soon')).toBeVisible();
  const before = draws.count;
  await user.type(biography, ' tide peaks');
  expect(biography).toHaveValue('The tide peaks');
  expect(draws.count).toBe(before);
});
