import { people, personDetail, type PersonDetail } from '@rostrum/contracts';
import { customField, personFields } from '@rostrum/contracts/fields';
import { personSuggestions } from '@rostrum/contracts/people';
import { act, contractServer, example, handle, refuse, renderPage, screen } from '@rostrum/test-support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MoreFieldsCard } from '../features/edit-person/more-fields/more-fields-card.tsx';
import { ProfileForm } from '../features/edit-person/profile-form.tsx';
import { RecordForm } from '../features/edit-person/record-form.tsx';

const draft: PersonDetail = {
  ...example(personDetail),
  id: '0198a9b2-0000-7000-8000-000000000001',
  kind: 'expert',
  status: 'draft',
  firstname: 'Kofi',
  lastname: 'Brandvold',
  email: 'kofi@northmere.example',
  country: 'GB',
  headline: '',
  biography: '',
  waiting: [],
};
const office = { ...example(customField), key: 'office', kind: 'text' as const, label: 'Office', version: 1 };
const list = { fields: [{ ...office, is_required: false }], values: { office: null } };
const server = contractServer(
  handle(personSuggestions.topics, () => ({ topics: [] })),
  handle(personFields.get, () => list),
  handle(personFields.save, () => list),
  // First: the address of a profile would take `own` for an id.
  handle(people.updateOwn, ({ body }) => ({ ...draft, ...body, version: body.version + 1 }) as PersonDetail),
  handle(people.update, ({ body }) => ({ ...draft, ...body, version: body.version + 1 })),
);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const saveButton = () => screen.queryByRole('button', { name: /^Save/ });

const forms = [
  { name: 'the record', Form: RecordForm, field: /^Headline/ },
  { name: 'the own profile', Form: ProfileForm, field: /^Headline/ },
  { name: 'the fields of the organisation', Form: MoreFieldsCard, field: /^Office/ },
];

test.each(forms)('$name: a draft, which saves by itself, has no button for it', async ({ Form, field }) => {
  const { user } = renderPage(<Form person={draft} />);
  const input = await screen.findByLabelText(field);
  expect(saveButton()).toBeNull();
  await user.type(input, 'B 12');
  expect(saveButton()).toBeNull();
  await pass(3000);
  await screen.findByText('Saved');
  expect(saveButton()).toBeNull();
});

test.each(forms)('$name: what is public, or could not be saved, has one', async ({ Form, field }) => {
  const { unmount } = renderPage(<Form person={{ ...draft, status: 'published' }} />);
  await screen.findByLabelText(field);
  expect(saveButton()).toBeVisible();
  unmount();
  server.use(
    refuse(people.updateOwn, 'unavailable'),
    refuse(people.update, 'unavailable'),
    refuse(personFields.save, 'unavailable'),
  );
  const { user } = renderPage(<Form person={draft} />);
  await user.type(await screen.findByLabelText(field), 'B 12');
  await pass(3000);
  await screen.findByText(/saved when it is back/, { selector: 'span' });
  expect(saveButton()).toBeVisible();
});
