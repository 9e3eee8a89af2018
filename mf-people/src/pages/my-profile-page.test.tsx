import {
  analytics,
  overview,
  people,
  personDetail,
  publicPerson,
  search,
  upload,
  uploads,
  type PersonDetail,
  type Upload,
} from '@rostrum/contracts';
import {
  listedIndustries,
  personChanges,
  personDocuments,
  personVideos,
  personPhotos,
  personPreview,
  personSuggestions,
} from '@rostrum/contracts/people';
import { personFields } from '@rostrum/contracts/fields';
import { ownAsks } from '@rostrum/contracts/inquiries';
import { ownSignOffs } from '@rostrum/contracts/posts';
import { askedQuestions } from '@rostrum/contracts/qanda';
import {
  acceptUploadContent,
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
import { beforeEach, expect, test } from 'vitest';
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { MyProfilePage } from './my-profile-page.tsx';

const own = {
  ...example(personDetail),
  kind: 'expert' as const,
  headline: 'Models storm surges',
  biography: 'Old words.',
  version: 4,
  missing: ['photo' as const],
};
const server = contractServer(
  handle(personChanges.list, () => ({ items: [] })),
  ...[personVideos, personDocuments, personPhotos].map(({ list }) => handle(list, () => ({ items: [] }))),
  handle(personSuggestions.sources, () => ({ publications: [], orcid: null })),
  handle(personSuggestions.topics, () => ({ topics: [] })),
  handle(personFields.get, () => ({ fields: [], values: {} })),
  ...[askedQuestions, ownAsks, ownSignOffs].map(({ list }) => handle(list, () => ({ items: [] }))),
  handle(people.own, () => own),
  handle(analytics.overview, () => example(overview)),
);

// Files share one store: a notification that another left would be found here.
beforeEach(() => notificationStore.clear());

test('name, title and contact are read only, with who keeps each and whom to ask', async () => {
  const ask = { name: 'Ana Teixeira', email: 'ana@northmere.example' };
  const kept = { ...own, job_title: 'Professor', phone: null };
  server.use(handle(people.own, () => ({ ...kept, record_kept: { from_feed: ['job_title'], ask } })));
  const { unmount } = renderPage(<MyProfilePage />, { session: 'expert' });
  await screen.findByText('Name, title and contact');
  expect(screen.getByText('Professor')).toHaveTextContent('Professor From the HR feed');
  expect(screen.getAllByText('Not given').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Ana Teixeira' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:ana%40northmere\.example\?subject=/),
  );
  expect(screen.queryByRole('textbox', { name: /Job title/ })).toBeNull();
  unmount();
  // An older server says nothing of it, and one without an address names the administrators.
  server.use(handle(people.own, () => ({ ...kept, record_kept: { from_feed: [], ask: null } })));
  renderPage(<MyProfilePage />, { session: 'expert' });
  await screen.findByText(/speak to an administrator of your organisation/);
  expect(screen.queryByText(/HR/)).toBeNull();
});

test('the page says who decides, what brings a profile back online, and what a preview still misses', async () => {
  const colleagues = [
    { name: 'Ana Teixeira', email: 'ana@northmere.example' },
    { name: 'Idris Vale', email: 'idris@northmere.example' },
  ];
  const show = (values: Partial<PersonDetail>, route = '/dashboard/people') => {
    server.use(handle(people.own, () => ({ ...own, ...values })));
    return renderPage(<MyProfilePage />, { session: 'expert', route });
  };
  const inReview = show({
    status: 'in_review',
    moves: [],
    decided_by: { moves: ['published', 'draft'], people: colleagues },
  });
  await screen.findByText(/^Ana Teixeira or Idris Vale can publish it or send it back\./);
  expect(screen.getByRole('link', { name: 'Write to Ana Teixeira' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:ana%40northmere\.example\?subject=/),
  );
  inReview.unmount();
  const archived = show({ status: 'archived', moves: [], decided_by: { moves: [], people: [] } });
  await screen.findByText(/^An administrator of your organisation can delete it\. It can no longer be/);
  archived.unmount();
  const offline = show({ status: 'unpublished', moves: ['in_review'], decided_by: null });
  await screen.findByText('To have it published again, select “Submit for review”.');
  await screen.findByRole('button', { name: 'Submit for review' });
  offline.unmount();
  server.use(handle(personPreview, () => example(publicPerson)));
  show({ status: 'draft', missing: ['photo', 'consent'] }, '/dashboard/people?preview=1');
  await screen.findByText(/Before it can be published, add a photo and your consent\.$/);
  await screen.findByTitle('Preview on iPhone');
});

test('saves what changed, under the version that was read', async () => {
  let body: unknown;
  server.use(
    handle(people.updateOwn, (call) => {
      body = call.body;
      const waiting = [{ part: 'headline', label: 'Headline' }];
      return { ...own, status: 'published' as const, headline: 'Models estuaries', version: 5, waiting };
    }),
    handle(people.own, () => ({ ...own, status: 'published' as const })),
  );
  const { user } = renderPage(
    <>
      <MyProfilePage />
      <Notifications />
    </>,
    { session: 'expert' },
  );
  const headline = await screen.findByLabelText(/Headline/);
  const save = screen.getByRole('button', { name: 'Save profile' });
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Dismiss: No changes to save.' }));
  expect(body).toBeUndefined();
  await user.clear(headline);
  await user.type(headline, 'Models estuaries');
  await user.click(save);
  await waitFor(() => expect(body).toMatchObject({ version: 4, headline: 'Models estuaries' }));
  await screen.findByText('Saved.');
  await screen.findByText(/^Waiting for approval: Headline\. Your public page stays/);
  expect(document.activeElement).toBe(save);
  await user.keyboard('{Enter}');
  await screen.findByText('No changes to save.');
});

test('areas of expertise and industries are chosen by typeahead; a topic may be new, an industry not', async () => {
  let body: unknown;
  const asked: string[] = [];
  server.use(
    // Of a published profile, since nothing of it saves by itself while the test goes on.
    handle(people.own, () => ({
      ...own,
      status: 'published' as const,
      topics: ['Storm surge'],
      industries: [],
    })),
    handle(search.classifications, ({ query }) => {
      asked.push(`${query.scheme ?? ''} ${query.q}`);
      return { items: [{ title: 'Estuaries' }] };
    }),
    handle(listedIndustries, () => ({
      items: ['Insurance', 'Research'].map((title) => ({ title, words: [title, `${title} firms`] })),
    })),
    handle(people.updateOwn, (call) => {
      body = call.body;
      return { ...own, version: 5 };
    }),
  );
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  const topics = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Areas of expertise' });
  await user.type(topics, 'estu');
  await user.click(await screen.findByRole('option', { name: 'Estuaries' }));
  await user.type(topics, 'tide gauges');
  await user.click(await screen.findByRole('option', { name: 'New selection: tide gauges' }));
  await user.click(screen.getByRole('button', { name: 'Remove Storm surge' }));
  const industries = screen.getByRole('combobox', { name: 'Industries' });
  // The list is short: it is there before a letter is typed, and one letter narrows it.
  await user.click(industries);
  await screen.findByRole('option', { name: 'Research' });
  await user.type(industries, 'in');
  await user.click(await screen.findByRole('option', { name: 'Insurance' }));
  await user.type(industries, 'piracy{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() =>
    expect(body).toMatchObject({ topics: ['Estuaries', 'tide gauges'], industries: ['Insurance'] }),
  );
  expect(asked).toContain('topic estu');
});

test('staff have no areas of expertise to edit', async () => {
  server.use(handle(people.own, () => ({ ...own, kind: 'staff' as const })));
  renderPage(<MyProfilePage />, { session: 'staff' });
  await screen.findByLabelText(/Headline/);
  expect(screen.queryByRole('combobox', { name: 'Areas of expertise' })).not.toBeInTheDocument();
});

test('what was typed stays when saving fails', async () => {
  server.use(
    refuse(people.updateOwn, 'unavailable'),
    handle(people.own, () => ({ ...own, status: 'published' as const })),
  );
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  await user.type(await screen.findByLabelText(/Biography/), ' New words.');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await screen.findByText('Could not save. Your text is kept.');
  expect(screen.getByLabelText(/Biography/)).toHaveProperty('value', 'Old words. New words.');
});

test('says what is missing before publishing', async () => {
  renderPage(<MyProfilePage />, { session: 'expert' });
  await screen.findByText('5 of 6');
  expect(screen.getByRole('button', { name: 'Photo, missing' })).toBeVisible();
});

test('a member without a profile is told what to do', async () => {
  server.use(refuse(people.own, 'not_found'));
  renderPage(<MyProfilePage />, { session: 'staff' });
  await screen.findByText('No profile belongs to your account yet');
});

test('quick choices are saved one after the other, each on the version before', async () => {
  const sent: string[] = [];
  server.use(
    handle(people.updateOwn, (call) => {
      const { version, availability } = call.body;
      sent.push(`${version} ${availability?.find(({ type }) => type === 2)?.accepts ?? ''}`);
      return { ...own, availability: availability ?? [], version: version + 1 };
    }),
  );
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  const media = await screen.findByRole('radiogroup', { name: 'Media' });
  await user.click(within(media).getByText('No'));
  await user.click(within(media).getByText('Yes'));
  await waitFor(() => expect(sent).toEqual(['4 no', '5 yes']));
});

const photo = (name = 'portrait.jpg') => new File(['photo'], name, { type: 'image/jpeg' });
const arrived = {
  ...example(upload),
  id: '0198c0de-0000-7000-8000-000000000001',
  state: 'ready' as const,
  fault: null,
  preview: { src: '/files/a-1200.webp', width: 1200, height: 800 },
};

/** What an upload asks of the server, without the bytes themselves: those go by a protocol of their own. */
const acceptUploads = (answer: Upload = arrived) => {
  server.use(
    handle(uploads.create, () => ({ ...arrived, state: 'receiving' as const, preview: null })),
    handle(uploads.get, () => answer),
    handle(uploads.remove, () => ({ removed: true })),
    ...acceptUploadContent(5),
  );
};
const chooseFile = async (user: ReturnType<typeof renderPage>['user'], file: File) =>
  user.upload(await screen.findByLabelText(/photo from your device/), file);

test('a photo is uploaded, cropped and described before it is on the profile', async () => {
  let body: unknown;
  acceptUploads();
  server.use(
    handle(people.own, () => ({ ...own, image: null, photo: null })),
    handle(people.setOwnPhoto, (call) => {
      body = call.body;
      return { ...own, image: '/files/b-400.webp', version: 5 };
    }),
  );
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  await chooseFile(user, photo());
  const slider = await screen.findByRole('slider', { name: 'Move the crop left or right' });
  fireEvent.change(slider, { target: { value: '20' } });
  await user.click(screen.getByRole('button', { name: 'Save photo' }));
  await screen.findAllByText('Describe what the photo shows.');
  await user.type(screen.getByLabelText(/Description/), 'At the tide gauge');
  await user.click(screen.getByRole('button', { name: 'Save photo' }));
  await waitFor(() =>
    expect(body).toEqual({
      version: 4,
      upload_id: arrived.id,
      focus: { x: 20, y: 50 },
      alt: 'At the tide gauge',
      credit: null,
      press_approved: false,
    }),
  );
});

test('a file that is no photo is refused with the reason, and the profile keeps what it had', async () => {
  acceptUploads({ ...arrived, state: 'refused', fault: 'unreadable', preview: null });
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  await chooseFile(user, photo('script.jpg'));
  await screen.findByText('The file is damaged or is not a photo. Choose a JPEG, PNG or WebP.');
  expect(screen.queryByRole('button', { name: 'Save photo' })).toBeNull();
});

test('a file that is too large is refused before anything is sent', async () => {
  const large = photo();
  Object.defineProperty(large, 'size', { value: 20_971_521 });
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  await chooseFile(user, large);
  await screen.findByText('The file is larger than 20 MB. Choose a smaller one.');
});

test('the person agrees that the profile can be public', async () => {
  let isAsked = false;
  server.use(
    handle(people.own, () => ({ ...own, missing: isAsked ? [] : ['consent' as const] })),
    handle(people.consentOwn, () => {
      isAsked = true;
      return { ...own, missing: [] };
    }),
  );
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  await user.click(await screen.findByRole('button', { name: 'I agree that my profile can be public' }));
  await screen.findByText('6 of 6');
});
