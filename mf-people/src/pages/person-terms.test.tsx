import { access, people, personDetail, type PersonDetail } from '@rostrum/contracts';
import { personFields } from '@rostrum/contracts/fields';
import {
  peopleFilterOptions,
  personAddress,
  personChanges,
  personDocuments,
  personVideos,
  personPhotos,
  personPresence,
  personRemoval,
  personSuggestions,
} from '@rostrum/contracts/people';
import {
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { PersonEditorPage } from './person-editor-page.tsx';

const id = '0198a9b2-0000-7000-8000-000000000001';
let shown: PersonDetail;
const server = contractServer(
  handle(peopleFilterOptions, () => ({
    industries: [],
    classifications: [],
    countries: [],
    safety: 0,
    agents: [],
    sections: [],
    may_publish: true,
  })),
  handle(personVideos.list, () => ({ items: [] })),
  handle(personDocuments.list, () => ({ items: [] })),
  handle(personPhotos.list, () => ({ items: [] })),
  handle(access.listInvitations, () => ({ items: [], total: 0 })),
  handle(personSuggestions.sources, () => ({ publications: [], orcid: null })),
  handle(personSuggestions.topics, () => ({ topics: [] })),
  handle(personFields.get, () => ({ fields: [], values: {} })),
  handle(personChanges.list, () => ({ items: [] })),
  handle(personAddress.get, () => ({ username: 'kofi', former: [] })),
  handle(people.get, () => shown),
  handle(people.list, () => ({ items: [], total: 0, departments: [] })),
);
beforeEach(() => {
  notificationStore.clear();
  shown = {
    ...example(personDetail),
    id,
    kind: 'expert',
    name: 'Kofi Brandvold',
    username: 'kofi-brandvold',
    country: 'GB',
    email: 'kofi@northmere.example',
    shown_contact: [],
    speaking: ['keynote'],
    fees: [],
    status: 'published',
    version: 4,
  };
});
const open = () =>
  renderPage(
    <>
      <PersonEditorPage />
      <Notifications />
    </>,
    { route: paths.person.href(id), path: paths.person.path },
  );

test('forms of speaking save one by one, in the order in which they were chosen', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(personPresence.setSpeaking, ({ body }) => {
      sent.push(body);
      const others = shown.speaking.filter((form) => form !== body.form);
      shown = { ...shown, speaking: body.is_set ? [...others, body.form] : others };
      return shown;
    }),
  );
  const { user } = open();
  const group = within(await screen.findByRole('group', { name: 'Speaks as' }));
  expect(group.getByRole('checkbox', { name: 'Keynote' })).toBeChecked();
  await user.click(group.getByRole('checkbox', { name: 'Panelist' }));
  await user.click(group.getByRole('checkbox', { name: 'Keynote' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { form: 'panelist', is_set: true },
      { form: 'keynote', is_set: false },
    ]),
  );
  await waitFor(() => expect(group.getByRole('checkbox', { name: 'Keynote' })).not.toBeChecked());
  expect(group.getByRole('checkbox', { name: 'Panelist' })).toBeChecked();
});

test('a form of speaking that could not be saved stands as it is stored', async () => {
  server.use(refuse(personPresence.setSpeaking, 'unavailable'));
  const { user } = open();
  const group = within(await screen.findByRole('group', { name: 'Speaks as' }));
  await user.click(group.getByRole('checkbox', { name: 'Workshop' }));
  await screen.findByText('Could not save. Choose again.');
  await waitFor(() => expect(group.getByRole('checkbox', { name: 'Workshop' })).not.toBeChecked());
});

test('a fee is entered with its terms, and a range the wrong way round is refused beside its field', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(personPresence.setFee, ({ body }) => {
      sent.push(body);
      shown = { ...shown, fees: body.terms ? [{ kind: body.kind, ...body.terms }] : [] };
      return shown;
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add fee: Speaking' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('spinbutton', { name: /From/ }), '900');
  await user.type(dialog.getByRole('spinbutton', { name: /To/ }), '100');
  await user.type(dialog.getByRole('textbox', { name: /Currency/ }), 'eur');
  await user.click(dialog.getByRole('button', { name: /Save fee$/ }));
  await dialog.findAllByText('This is less than the lowest fee. Enter a higher amount.');
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('spinbutton', { name: /To/ }), '0');
  await user.click(dialog.getByRole('button', { name: /Save fee$/ }));
  await screen.findByText(/EUR 900 to 1,000/);
  expect(sent).toMatchObject([
    { kind: 'speaking', version: 4, terms: { minimum: 900, maximum: 1000, currency: 'EUR', waived_for: [] } },
  ]);
});

test('an archived profile is deleted once its username was typed', async () => {
  shown = { ...shown, status: 'archived' };
  const sent: unknown[] = [];
  server.use(
    handle(personRemoval.remove, ({ body }) => {
      sent.push(body);
      return { erased_at: '2026-12-20T10:00:00.000Z' };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /Delete profile$/ }));
  await dialog.findAllByText('Type the username of the profile.');
  await user.type(dialog.getByRole('textbox', { name: /Username/ }), 'kofi-brandvold');
  await user.click(dialog.getByRole('button', { name: /Delete profile$/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/people'));
  expect(sent).toEqual([{ username: 'kofi-brandvold' }]);
});

test('a profile that is not archived offers no deletion', async () => {
  open();
  await screen.findByRole('group', { name: 'Speaks as' });
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});
