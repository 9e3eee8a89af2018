import { access, people, personDetail, type PersonDetail, type PersonSection } from '@rostrum/contracts';
import { personFields, type CustomField } from '@rostrum/contracts/fields';
import {
  personAddress,
  personChanges,
  peopleFilterOptions,
  personDocuments,
  personVideos,
  personPhotos,
  personSuggestions,
} from '@rostrum/contracts/people';
import {
  contractServer,
  example,
  fireEvent,
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
const education = (number: number, institution: string): PersonSection => ({
  id: `0198a9b2-0000-7000-8000-00000000001${number}`,
  kind: 'education',
  position: number,
  data: { institution, degree: 'PhD' },
});
const kofi: PersonDetail = {
  ...example(personDetail),
  id,
  kind: 'expert',
  name: 'Kofi Brandvold',
  firstname: 'Kofi',
  lastname: 'Brandvold',
  country: 'GB',
  email: 'kofi@northmere.example',
  status: 'in_review',
  version: 4,
  headline: 'Tests automated decisions',
  biography: 'Old words.',
  missing: ['headline', 'consent'],
  moves: ['published', 'draft', 'archived'],
  returned: null,
  has_account: false,
  sections: [education(0, 'Leeds'), education(1, 'York')],
};
/** A published profile never saves by itself. */
const published = { ...kofi, status: 'published' as const };
const server = contractServer(
  handle(peopleFilterOptions, () => ({ ...example(peopleFilterOptions.response), may_publish: true })),
  ...[personVideos, personDocuments, personPhotos].map(({ list }) => handle(list, () => ({ items: [] }))),
  handle(access.listInvitations, () => ({ items: [], total: 0 })),
  handle(personSuggestions.sources, () => ({ publications: [], orcid: null })),
  handle(personSuggestions.topics, () => ({ topics: [] })),
  handle(personFields.get, () => ({ fields: [], values: {} })),
  handle(personChanges.list, () => ({ items: [] })),
  handle(personAddress.get, () => ({ username: kofi.username, former: [] })),
  handle(people.get, () => kofi),
  handle(people.list, () => ({
    items: [{ ...kofi, id: '0198a9b2-0000-7000-8000-000000000000', name: 'Idris Falk' }, kofi],
    total: 2,
    departments: [],
  })),
);
const open = (search = '') =>
  renderPage(
    <>
      <PersonEditorPage />
      <Notifications />
    </>,
    { route: paths.person.href(id, search), path: paths.person.path },
  );

// Files share one store: a notification that another left would be found here.
beforeEach(() => notificationStore.clear());

test('sends what was typed and nothing else, under the version that was read', async () => {
  let body: unknown;
  server.use(
    handle(people.update, (call) => {
      body = call.body;
      return { ...published, headline: 'Audits automated decisions', version: 5 };
    }),
    handle(people.get, () => published),
  );
  const { user } = open('?status=in_review');
  const headline = await screen.findByLabelText(/^Headline/);
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('People')).toBe('/dashboard/people?status=in_review');
  expect(addressOf('Previous: Idris Falk')).toContain('?status=in_review');
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await screen.findByText('No changes to save.');
  await user.clear(headline);
  await user.type(headline, 'Audits automated decisions');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(body).toEqual({ version: 4, headline: 'Audits automated decisions' }));
  await screen.findByText('Kofi Brandvold’s profile is saved.');
});

test('a topic that a link proposes is filled in among the areas of expertise, and kept by saving', async () => {
  let body: unknown;
  server.use(
    handle(people.update, (call) => {
      body = call.body;
      return { ...kofi, topics: [...kofi.topics, 'avian flu'], version: 5 };
    }),
  );
  const { user } = open('?topic=avian%20flu');
  const note = '“avian flu” is filled in as an area of expertise. Save to keep it.';
  await screen.findByText(note);
  expect(body).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(body).toEqual({ version: 4, topics: [...kofi.topics, 'avian flu'] }));
  await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
});

test('two versions of one field are shown, and the chosen one is saved over the newer state', async () => {
  const newer = { ...published, headline: 'Saved by a colleague', version: 7 };
  server.use(
    refuse(people.update, 'version_conflict', { details: newer }),
    handle(people.get, () => published),
  );
  const { user } = open();
  const headline = await screen.findByLabelText(/^Headline/);
  await user.clear(headline);
  await user.type(headline, 'Typed here');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'A colleague saved this profile while you were editing',
  });
  expect(dialog).toHaveTextContent('Saved by a colleague');
  expect(dialog).toHaveTextContent('Typed here');
  let body: unknown;
  server.use(
    handle(people.update, (call) => {
      body = call.body;
      return { ...newer, headline: 'Typed here', version: 8 };
    }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Save my version' }));
  await waitFor(() => expect(body).toEqual({ version: 7, headline: 'Typed here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('entries are added in a dialog, ordered by button and by drag, and a removed one comes back', async () => {
  const bodies: { kind: string; entries: { data: Record<string, unknown> }[] }[] = [];
  server.use(
    handle(people.replaceSections, ({ body }) => {
      bodies.push(body);
      return { ...kofi, version: kofi.version + bodies.length };
    }),
  );
  const { user } = open();
  const list = await screen.findByRole('region', { name: 'Education' });
  const sent = () => bodies.at(-1)?.entries.map(({ data }) => data['institution']);

  await user.click(within(list).getByRole('button', { name: 'Add education' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add education' });
  await user.click(within(dialog).getByRole('button', { name: 'Add education' }));
  await within(dialog).findAllByText('Enter institution.');
  await user.type(within(dialog).getByLabelText(/^Institution/), 'Oslo');
  await user.type(within(dialog).getByLabelText(/^Degree/), 'MSc');
  await user.click(within(dialog).getByRole('button', { name: 'Add education' }));
  await waitFor(() => expect(sent()).toEqual(['Leeds', 'York', 'Oslo']));

  await user.click(within(list).getAllByRole('button', { name: 'Move down: PhD' })[0] as HTMLElement);
  await waitFor(() => expect(sent()).toEqual(['York', 'Leeds']));

  const [first, second] = within(list).getAllByRole('listitem');
  fireEvent.dragStart(second as HTMLElement);
  fireEvent.drop(first as HTMLElement);
  await waitFor(() => expect(bodies).toHaveLength(3));
  expect(sent()).toEqual(['York', 'Leeds']);

  await user.click(within(list).getAllByRole('button', { name: 'Remove: PhD' })[0] as HTMLElement);
  await waitFor(() => expect(sent()).toEqual(['York']));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(sent()).toEqual(['Leeds', 'York']));
});

test('only the moves that the server names are offered; a refused one tells every reason', async () => {
  server.use(
    refuse(people.move, 'invalid_input', {
      message: 'This profile is not ready to be published. Nothing was changed.',
      fields: [
        { path: 'headline', code: 'required', message: 'Enter a headline.' },
        { path: 'photo', code: 'required', message: 'Add a photo.' },
      ],
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await screen.findByText('Enter a headline. Add a photo.');
  expect(screen.queryByRole('button', { name: 'Unpublish' })).not.toBeInTheDocument();

  let body: unknown;
  server.use(
    handle(people.move, (call) => {
      body = call.body;
      return { ...kofi, status: 'draft' as const, moves: ['in_review' as const] };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send Kofi Brandvold back' });
  await user.click(within(dialog).getByRole('button', { name: 'Send back' }));
  await within(dialog).findAllByText('Say what has to change before it can be published.');
  await user.type(within(dialog).getByLabelText(/^What to change/), 'Name the system.');
  await user.click(within(dialog).getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(body).toEqual({ status: 'draft', comment: 'Name the system.' }));
});

test('what publishing misses leads to its field; consent is recorded with how it was given', async () => {
  let body: unknown;
  server.use(
    handle(people.recordConsent, (call) => {
      body = call.body;
      return { ...kofi, missing: ['headline' as const] };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Headline, missing' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Headline/));
  await user.click(screen.getByRole('button', { name: 'Record consent, missing' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kofi Brandvold agreed to be public' });
  await user.type(within(dialog).getByLabelText(/^How they agreed/), 'By email');
  await user.click(within(dialog).getByRole('button', { name: 'Record consent' }));
  await waitFor(() => expect(body).toEqual({ how: 'By email' }));
});

test('an administrator invites the person to this profile; one with an account is not invited', async () => {
  let body: unknown;
  server.use(
    handle(access.invite, (call) => {
      body = call.body;
      const item = { email: kofi.email, outcome: 'already_member' as const, message: null, invitation: null };
      return { items: [item] };
    }),
  );
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
  await screen.findByText('An account with this address belongs to your organisation already.');
  expect(body).toMatchObject({ invitations: [{ email: kofi.email, role: 'expert', person_id: id }] });
  unmount();
  server.use(handle(people.get, () => ({ ...kofi, has_account: true })));
  open();
  await screen.findByRole('button', { name: 'Publish' });
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
});

test('fields of the organisation are filled in by kind, checked, saved alone, and named by the checklist', async () => {
  const field = (key: string, kind: CustomField['kind'], more: Partial<CustomField> = {}): CustomField => ({
    id: `0198a9b2-0000-7000-8000-0000000000${key.length}0`,
    key,
    kind,
    label: `The ${key}`,
    help: null,
    choices: [],
    visibility: 'public',
    is_required: false,
    is_archived: false,
    version: 1,
    ...more,
  });
  const fields = [
    field('link', 'url', { is_required: true }),
    field('years', 'number'),
    field('weekend', 'boolean'),
  ];
  const sent: unknown[] = [];
  let values: Record<string, string | number | boolean | null> = { link: null, years: 4, weekend: null };
  server.use(
    handle(people.get, () => published),
    handle(personFields.get, () => ({ fields, values })),
    refuse(personFields.save, 'version_conflict', {
      message: '“The link” was changed by a colleague.',
      details: { fields, values: { ...values, link: 'https://other.example' } },
    }),
  );
  const { user } = open();
  const card = within(await screen.findByRole('region', { name: 'More fields' }));
  const link = card.getByRole('textbox', { name: 'The link' });
  expect(card.getByRole('spinbutton', { name: 'The years' })).toHaveValue('4');
  await user.click(screen.getByRole('button', { name: /^The link, missing/ }));
  expect(link).toHaveFocus();
  const save = card.getByRole('button', { name: 'Save more fields' });
  await user.type(link, 'javascript:alert(1)');
  await user.click(save);
  expect(link).toHaveAccessibleDescription(/web address/);
  expect(sent).toEqual([]);
  await user.clear(link);
  await user.type(link, 'orcid.example/1');
  await user.click(save);
  await card.findByText(/Your text is kept. Save again to replace that change./);
  server.use(
    handle(personFields.save, ({ body }) => {
      sent.push(body);
      values = { ...values, link: 'https://orcid.example/1' };
      return { fields, values };
    }),
  );
  await user.click(save);
  await screen.findByText('More fields saved');
  expect(sent).toEqual([
    { values: { link: 'https://orcid.example/1' }, read: { link: 'https://other.example' } },
  ]);
  expect(await screen.findByText('The link', { selector: 'li span' })).toBeInTheDocument();
});
