import { analytics, overview, people, personDetail } from '@rostrum/contracts';
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
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  const headline = await screen.findByLabelText(/Headline/);
  expect(screen.getByRole('button', { name: 'Save profile' })).toHaveProperty('disabled', true);
  await user.clear(headline);
  await user.type(headline, 'Models estuaries');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(body).toMatchObject({ version: 4, headline: 'Models estuaries' }));
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
