import { guestInquiries, publicProfiles, trackedInquiry } from '@rostrum/contracts';
import {
  cleanup,
  contractServer,
  example,
  fireEvent,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { TrackInquiryPage } from './track-inquiry-page.tsx';

const organisation = { name: 'Northmere University', company_username: 'northmere' };
const theme = '/organizations/northmere/theme-7.css';
let asked: string[] = [];
const server = contractServer(
  handle(guestInquiries.get, () => ({
    ...example(trackedInquiry, { subject: 'Storm surge barriers' }),
    organisation,
  })),
  handle(publicProfiles.organisation, ({ params }) => {
    asked.push(params.company_username);
    return { ...example(publicProfiles.organisation.response), theme };
  }),
);
const open = async () => {
  asked = [];
  const token = 'abcdefghijklmnopqrstuvwxyz';
  renderPage(<TrackInquiryPage />, { route: paths.track.href(token), path: paths.track.path, session: null });
  return screen.findByRole('heading', { name: 'Storm surge barriers' });
};
/** No style sheet is fetched here; React draws with one once the browser says that it came. */
const finishLoading = () => links().forEach((link) => fireEvent.load(link));
const links = () => [...document.querySelectorAll('link')];
const sheets = () => links().filter((link) => link.rel === 'stylesheet');

test('a guest follows the inquiry in the look of the organisation that it was sent to', async () => {
  const heading = await open();
  await waitFor(() => {
    finishLoading();
    expect(sheets().map((sheet) => sheet.getAttribute('href'))).toEqual([theme]);
  });
  // The style sheet of an organisation reaches only what stands under its name.
  expect(heading.closest('[data-organisation]')).toHaveAttribute('data-organisation', 'northmere');
  expect(asked).toEqual(['northmere']);
});

test('without a published look, or without an answer about it, the inquiry is shown as it is', async () => {
  for (const link of links()) link.remove();
  server.use(
    handle(publicProfiles.organisation, ({ params }) => {
      asked.push(params.company_username);
      return { ...example(publicProfiles.organisation.response), theme: null };
    }),
  );
  await open();
  await waitFor(() => expect(asked).toEqual(['northmere']));
  expect(links()).toEqual([]);
  cleanup();
  server.use(refuse(publicProfiles.organisation, 'not_found'));
  expect(await open()).toBeVisible();
  expect(links()).toEqual([]);
});
