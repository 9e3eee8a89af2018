import { access, people, personDetail, type PersonDetail } from '@rostrum/contracts';
import { personFields } from '@rostrum/contracts/fields';
import {
  peopleFilterOptions,
  personAddress,
  personChanges,
  personDocuments,
  personPhotos,
  personSuggestions,
  personVideos,
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
  moves: ['published', 'draft', 'archived'],
  returned: null,
  has_account: false,
  sections: [],
};
const noOptions = { ...example(peopleFilterOptions.response), may_publish: true };
const server = contractServer(
  handle(peopleFilterOptions, () => noOptions),
  ...[personVideos, personDocuments, personPhotos].map(({ list }) => handle(list, () => ({ items: [] }))),
  handle(access.listInvitations, () => ({ items: [], total: 0 })),
  handle(personSuggestions.sources, () => ({ publications: [], orcid: null })),
  handle(personSuggestions.topics, () => ({ topics: [] })),
  handle(personFields.get, () => ({ fields: [], values: {} })),
  handle(personChanges.list, () => ({ items: [] })),
  handle(personAddress.get, () => ({ username: kofi.username, former: [] })),
  handle(people.get, () => kofi),
  handle(people.list, () => ({ items: [kofi], total: 1, departments: [] })),
);
const open = () =>
  renderPage(
    <>
      <PersonEditorPage />
      <Notifications />
    </>,
    { route: paths.person.href(id, ''), path: paths.person.path },
  );

// Files share one store: a notification that another left would be found here.
beforeEach(() => notificationStore.clear());

test('publishing first saves what was typed a moment ago, and waits for what cannot be saved', async () => {
  const calls: string[] = [];
  server.use(
    handle(people.update, ({ body }) => {
      calls.push(`saved ${body.headline ?? body.lastname ?? ''}`);
      return { ...kofi, ...body, version: 5 };
    }),
    handle(people.move, ({ body }) => {
      calls.push(body.status);
      return { ...kofi, status: body.status };
    }),
  );
  const { user } = open();
  const lastname = await screen.findByLabelText(/^Last name/);
  await user.clear(lastname);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Some of what you typed is not saved.');
  expect(calls).toEqual([]);

  await user.type(lastname, 'Brandvold');
  const headline = screen.getByLabelText(/^Headline/);
  await user.clear(headline);
  await user.type(headline, 'Audits machines');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Kofi Brandvold’s profile is published.');
  expect(calls).toEqual(['saved Audits machines', 'published']);
});

test('an archived profile says until when it can be restored', async () => {
  server.use(
    // The path of one profile fits that of the options too.
    handle(peopleFilterOptions, () => noOptions),
    handle(people.get, () => ({
      ...kofi,
      status: 'archived' as const,
      moves: [],
      restorable_until: '2020-01-15T09:00:00Z',
    })),
  );
  open();
  await screen.findByText('It was archived more than 365 days ago, so it cannot be restored.');
});

test('a profile that is gone or out of scope is said to be missing', async () => {
  server.use(refuse(people.get, 'not_found'));
  const { unmount } = open();
  await screen.findByText('This profile was not found');
  unmount();
  // An address without an id: nothing that a second try would change.
  server.use(refuse(people.get, 'invalid_input'));
  open();
  await screen.findByText('This profile was not found');
});

test('submitting asks first, with everything that publishing needs and what is missing', async () => {
  const calls: string[] = [];
  const draft: PersonDetail = {
    ...kofi,
    status: 'draft',
    moves: ['in_review', 'archived'],
    missing: ['biography', 'photo', 'consent'],
  };
  server.use(
    handle(peopleFilterOptions, () => noOptions),
    handle(people.get, () => draft),
    handle(personFields.get, () => ({
      fields: [
        {
          ...example(personFields.get.response.shape.fields.element),
          key: 'orcid',
          label: 'ORCID',
          is_required: true,
        },
      ],
      values: {},
    })),
    handle(people.move, ({ body }) => {
      calls.push(body.status);
      return { ...draft, status: body.status, moves: [] };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Submit for review' }));
  const dialog = await screen.findByRole('dialog', { name: 'Submit Kofi Brandvold’s profile for review' });
  within(dialog).getByText(/^4 of the 7 parts that a public profile needs are missing\./);
  const parts = within(within(dialog).getByRole('list')).getAllByRole('listitem');
  expect(parts.map((part) => part.textContent)).toEqual([
    'HeadlineDone',
    'BiographyMissing',
    'PhotoMissing',
    'IndustryDone',
    'Area of expertiseDone',
    'Consent to publishMissing',
    'ORCIDMissing',
  ]);
  // A missing part is a way to its field, and nothing was submitted.
  await user.click(within(dialog).getByRole('button', { name: 'Biography' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Biography/ })).toHaveFocus());
  expect(calls).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  await user.click(await screen.findByRole('button', { name: 'Submit anyway' }));
  await screen.findByText('Kofi Brandvold’s profile is submitted for review.');
  expect(calls).toEqual(['in_review']);
});

test('the reviewer of an incomplete profile is told that parts are missing', async () => {
  server.use(handle(people.get, () => ({ ...kofi, missing: ['photo' as const] })));
  open();
  await screen.findByText(/^Submitted with parts missing\./);
});
