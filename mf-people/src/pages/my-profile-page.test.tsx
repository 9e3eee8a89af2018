import { analytics, overview, people, personDetail, search } from '@rostrum/contracts';
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
import { expect, test } from 'vitest';
import { Notifications } from '@rostrum/ui-kit';
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
  handle(people.own, () => own),
  handle(analytics.overview, () => example(overview)),
);

test('saves what changed, under the version that was read', async () => {
  let body: unknown;
  server.use(
    handle(people.updateOwn, (call) => {
      body = call.body;
      return { ...own, headline: 'Models estuaries', version: 5 };
    }),
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
  expect(body).toBeUndefined();
  await user.clear(headline);
  await user.type(headline, 'Models estuaries');
  await user.click(save);
  await waitFor(() => expect(body).toMatchObject({ version: 4, headline: 'Models estuaries' }));
  await screen.findByText('Saved.');
  expect(document.activeElement).toBe(save);
  await user.keyboard('{Enter}');
  await screen.findByText('No changes to save.');
});

test('areas of expertise and industries are chosen by typeahead; a topic may be new, an industry not', async () => {
  let body: unknown;
  const asked: string[] = [];
  server.use(
    handle(people.own, () => ({ ...own, topics: ['Storm surge'], industries: [] })),
    handle(search.classifications, ({ query }) => {
      asked.push(`${query.scheme ?? ''} ${query.q}`);
      return { items: query.scheme === 'industry' ? [{ title: 'Insurance' }] : [{ title: 'Estuaries' }] };
    }),
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
  await user.type(industries, 'insur');
  await user.click(await screen.findByRole('option', { name: 'Insurance' }));
  await user.type(industries, 'piracy{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() =>
    expect(body).toMatchObject({ topics: ['Estuaries', 'tide gauges'], industries: ['Insurance'] }),
  );
  expect(asked).toContain('topic estu');
  expect(asked).toContain('industry insur');
});

test('staff have no areas of expertise to edit', async () => {
  server.use(handle(people.own, () => ({ ...own, kind: 'staff' as const })));
  renderPage(<MyProfilePage />, { session: 'staff' });
  await screen.findByLabelText(/Headline/);
  expect(screen.queryByRole('combobox', { name: 'Areas of expertise' })).toBeNull();
});

test('what was typed stays when saving fails', async () => {
  server.use(refuse(people.updateOwn, 'unavailable'));
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  await user.type(await screen.findByLabelText(/Biography/), ' New words.');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await screen.findByText('Could not save. Your text is kept.');
  expect(screen.getByLabelText(/Biography/)).toHaveProperty('value', 'Old words. New words.');
});

test('says what is missing before publishing', async () => {
  renderPage(<MyProfilePage />, { session: 'expert' });
  await screen.findByText('5 of 6');
  expect(screen.getByText('Photo').textContent).toBe('Photo, missing');
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
