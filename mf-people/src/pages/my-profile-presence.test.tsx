import {
  analytics,
  overview,
  people,
  personDetail,
  upload,
  uploads,
  type PersonDetail,
} from '@rostrum/contracts';
import { personFields } from '@rostrum/contracts/fields';
import {
  personChanges,
  personDocument,
  personDocuments,
  personVideos,
  personPhotos,
  personSuggestions,
  personPresence,
} from '@rostrum/contracts/people';
import { ownAsks } from '@rostrum/contracts/inquiries';
import { ownSignOffs } from '@rostrum/contracts/posts';
import { askedQuestions } from '@rostrum/contracts/qanda';
import {
  acceptUploadContent,
  contractServer,
  example,
  fireEvent,
  handle,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { MyProfilePage } from './my-profile-page.tsx';

const own = {
  ...example(personDetail),
  kind: 'expert' as const,
  version: 4,
  safety: { is_on: false, until: null },
  away: null,
};
const server = contractServer(
  handle(personChanges.list, () => ({ items: [] })),
  handle(personVideos.list, () => ({ items: [] })),
  handle(personDocuments.list, () => ({ items: [] })),
  handle(personPhotos.list, () => ({ items: [] })),
  handle(personSuggestions.sources, () => ({ publications: [], orcid: null })),
  handle(personSuggestions.topics, () => ({ topics: [] })),
  handle(personFields.get, () => ({ fields: [], values: {} })),
  handle(askedQuestions.list, () => ({ items: [] })),
  handle(ownAsks.list, () => ({ items: [] })),
  handle(ownSignOffs.list, () => ({ items: [] })),
  handle(people.own, () => own),
  handle(analytics.overview, () => example(overview)),
);

test('safety mode is turned on for as long as was chosen, and off again', async () => {
  const sent: unknown[] = [];
  let safety: PersonDetail['safety'] = { is_on: false, until: null };
  server.use(
    handle(people.own, () => ({ ...own, safety })),
    handle(personPresence.setSafety, ({ body }) => {
      sent.push(body);
      safety = { is_on: body.is_on, until: body.until };
      return { ...own, safety };
    }),
  );
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  const card = await screen.findByRole('region', { name: 'Safety mode' });
  await user.click(within(card).getByRole('button', { name: 'Turn on' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Turn safety mode on');
  await user.click(within(dialog).getByRole('radio', { name: 'For 7 days' }));
  const before = Date.now();
  await user.click(within(dialog).getByRole('button', { name: 'Turn on' }));
  await within(card).findByText(/^On until /);
  expect(sent).toEqual([{ is_on: true, until: expect.any(String) }]);
  expect(Date.parse(safety.until ?? '') - before).toBeGreaterThanOrEqual(7 * 86_400_000);
  await user.click(within(card).getByRole('button', { name: 'Turn off' }));
  await within(card).findByText(/^Off\. For harassment or threats/);
  expect(sent[1]).toEqual({ is_on: false, until: null });
});

test('days away are set with a colleague, and taken off', async () => {
  let sent: unknown;
  let away: PersonDetail['away'] = null;
  server.use(
    handle(people.own, () => ({ ...own, away })),
    handle(personPresence.colleagues, () => ({
      items: [{ id: own.id, name: 'Ivo Lind', job_title: 'Reader', shared_topics: 2 }],
    })),
    handle(personPresence.setAway, ({ body }) => {
      sent = body;
      away = { from: body.from, to: body.to, colleague: { id: own.id, name: 'Ivo Lind' } };
      return { ...own, away };
    }),
    handle(personPresence.endAway, () => {
      away = null;
      return { ...own, away };
    }),
  );
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  const card = await screen.findByRole('region', { name: 'I am away' });
  await user.click(within(card).getByRole('button', { name: 'Set days' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/First day/), { target: { value: '2027-03-08' } });
  fireEvent.change(within(dialog).getByLabelText(/Last day/), { target: { value: '2027-03-19' } });
  await user.click(within(dialog).getByRole('combobox'));
  await user.click(await screen.findByText('Ivo Lind, Reader (2 areas of expertise in common)'));
  await user.click(within(dialog).getByRole('button', { name: 'Save days' }));
  await within(card).findByText(/The public page names Ivo Lind meanwhile/);
  expect(sent).toEqual({ version: 4, from: '2027-03-08', to: '2027-03-19', colleague_id: own.id });
  await user.click(within(card).getByRole('button', { name: 'I am back' }));
  await within(card).findByText(/^No days are set/);
});

test('each section says when its person last stood by it, and is confirmed alone', async () => {
  const sent: unknown[] = [];
  const check = {
    section: 'profile' as const,
    label: 'Headline and biography',
    confirmed_at: null,
    changed_at: '2026-03-01T10:00:00.000Z',
  };
  server.use(
    handle(people.own, () => ({ ...own, checks: [check] })),
    handle(people.confirmOwnSection, ({ body }) => {
      sent.push(body);
      return { ...own, checks: [{ ...check, confirmed_at: '2026-11-26T10:00:00.000Z', changed_at: null }] };
    }),
  );
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  const card = within(await screen.findByRole('region', { name: 'Confirmed, by section' }));
  expect(card.getByText(/^Changed by the team/)).toHaveTextContent(/not confirmed since$/);
  await user.click(card.getByRole('button', { name: 'Still correct: Headline and biography' }));
  await waitFor(() => expect(sent).toEqual([{ section: 'profile' }]));
});

const arrived = {
  ...example(upload),
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'my_CV.pdf',
  state: 'ready' as const,
  fault: null,
  preview: null,
};
const cv = {
  ...example(personDocument),
  kind: 'cv' as const,
  title: 'Curriculum vitae',
  is_public: false,
  is_read: true,
  findings: [{ detail: 'phone' as const, excerpt: 'Mobile: +44 7700 900123' }],
  version: 2,
};

test('a CV arrives for the team alone, and is public once what looks private in it was checked', async () => {
  let items: (typeof cv)[] = [];
  const sent: unknown[] = [];
  server.use(
    handle(uploads.create, () => ({ ...arrived, state: 'receiving' as const })),
    handle(uploads.get, () => arrived),
    ...acceptUploadContent(5),
    handle(personDocuments.list, () => ({ items })),
    handle(personDocuments.add, ({ body }) => {
      sent.push(body);
      items = [cv];
      return cv;
    }),
    handle(personDocuments.change, ({ body }) => {
      sent.push(body);
      items = [{ ...cv, is_public: true, version: 3 }];
      return items[0] as typeof cv;
    }),
  );
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  await user.upload(await screen.findByLabelText('Upload a CV'), new File(['%PDF-'], 'my_CV.pdf'));
  await screen.findByText(/^For your team only, .*1 place looks private$/);
  expect(sent).toEqual([{ kind: 'cv', title: 'my CV', upload_id: arrived.id }]);
  expect(screen.getByRole('button', { name: 'Upload a CV' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Edit Curriculum vitae' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText(/Mobile/)).toBeNull();
  await user.click(within(dialog).getByRole('checkbox', { name: /Anyone may download/ }));
  await within(dialog).findByText('Mobile: +44 7700 900123');
  await user.click(within(dialog).getByRole('checkbox', { name: /I checked it/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save document' }));
  await screen.findByText(/^Public, /);
  expect(sent[1]).toEqual({ title: 'Curriculum vitae', is_public: true, is_checked: true, version: 2 });
});
