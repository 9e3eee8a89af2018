import { getBody, people, personDetail } from '@rostrum/contracts';
import { personSuggestions } from '@rostrum/contracts/people';
import { contractServer, example, handle, refuse, renderPage, screen, within } from '@rostrum/test-support';
import { ContractForm, useContractForm } from '@rostrum/ui-kit/form';
import { expect, test } from 'vitest';
import { ProfileFields } from '../features/edit-person/profile-fields.tsx';

const near = ['Bread', 'Sourdough', 'Pastry', 'Yeast', 'Ovens', 'Flour', 'Rye', 'Cakes'];
const server = contractServer(handle(personSuggestions.topics, () => ({ topics: near })));
const schema = getBody(people.updateOwn);
const person = { ...example(personDetail), kind: 'expert' as const };

function Form() {
  const form = useContractForm({
    schema,
    name: 'profile',
    values: { version: 1, headline: '', biography: '', topics: ['sourdough'], industries: [] },
  });
  return (
    <ContractForm form={form} error={null} failure="" onSubmit={() => undefined}>
      <ProfileFields id={person.id} kind={person.kind} />
    </ContractForm>
  );
}

test('offers six topics that are near the profile and not chosen; each is added by its button', async () => {
  const { user } = renderPage(<Form />, { session: 'expert' });
  const list = await screen.findByRole('list', { name: 'Suggested from the profile' });
  const offered = () =>
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Bread', 'Pastry', 'Yeast', 'Ovens', 'Flour', 'Rye']);
  await user.click(within(list).getByRole('button', { name: 'Add Pastry' }));
  expect(offered()).toEqual(['Bread', 'Yeast', 'Ovens', 'Flour', 'Rye', 'Cakes']);
  expect(screen.getByRole('button', { name: 'Remove Pastry' })).toBeVisible();
  // The next suggestion has taken the place of the one that was added.
  expect(within(list).getByRole('button', { name: 'Add Yeast' })).toHaveFocus();
});

test('shows nothing without suggestions, or when they cannot be read', async () => {
  for (const handler of [
    handle(personSuggestions.topics, () => ({ topics: ['Sourdough'] })),
    refuse(personSuggestions.topics, 'not_found'),
  ]) {
    server.use(handler);
    const { unmount } = renderPage(<Form />, { session: 'expert' });
    await screen.findByRole('button', { name: 'Remove sourdough' });
    expect(screen.queryByText('Suggested from the profile')).toBeNull();
    unmount();
  }
});
