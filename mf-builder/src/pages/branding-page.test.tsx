import { publicOrganisation, publicProfiles } from '@rostrum/contracts';
import { productLook, themes, type Theme } from '@rostrum/contracts/builder';
import { contractServer, example, handle, renderPage, screen, waitFor, within } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { BrandingPage } from './branding-page.tsx';

const version = (number: number) => ({
  number,
  look: productLook,
  logo: null,
  published_by: 'Tamsin Roe',
  published_at: '2026-03-03T10:00:00Z',
  restored_from: null,
});
const theme: Theme = {
  organisation: 'Northmere University',
  company_username: 'northmere',
  version: 4,
  look: productLook,
  logo: null,
  saved_by: 'Tamsin Roe',
  saved_at: '2026-03-03T10:00:00Z',
  is_changed: false,
  versions: [version(2), version(1)],
};
const server = contractServer(
  handle(themes.get, () => theme),
  handle(publicProfiles.organisation, () => example(publicOrganisation)),
);

async function setColour(user: ReturnType<typeof renderPage>['user'], label: string, colour: string) {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, colour);
}

test('a draft is saved first, then published; colours that are hard to read ask once more', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(themes.saveDraft, ({ body }) => {
      sent.push(body);
      return { ...theme, version: 5, look: body.look, is_changed: true };
    }),
    handle(themes.publish, ({ body }) => {
      sent.push(body);
      return { ...theme, version: 6, look: { ...productLook, link: '#C9821B' } };
    }),
  );
  const { user } = renderPage(<BrandingPage />);
  expect(await screen.findByRole('button', { name: 'Publish theme' })).toBeDisabled();
  screen.getByText('Everything can be read.');
  await setColour(user, 'Link', '#C9821B');
  screen.getByText(/2 of 5 are hard to read/);
  await user.click(screen.getByRole('button', { name: 'Publish theme' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish colours that are hard to read?' });
  await user.click(within(dialog).getByRole('button', { name: 'Publish all the same' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ version: 4, look: { link: '#C9821B' } });
  expect(sent[1]).toEqual({ version: 5, accept_low_contrast: true });
});

test('offers readable colours, refuses a dark page, and rolls back to what was live', async () => {
  let rolledBackTo: unknown;
  server.use(
    handle(themes.rollBack, ({ params }) => {
      rolledBackTo = params.number;
      return theme;
    }),
  );
  const { user } = renderPage(<BrandingPage />, { session: 'individual' });
  await setColour(user, 'Link', '#C9821B');
  await user.click(screen.getByRole('button', { name: 'Use the nearest readable colours' }));
  screen.getByText('Everything can be read.');
  await setColour(user, 'Page', '#202020');
  screen.getByText(/Choose a lighter page colour/);
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Roll back to version 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roll back to version 1?' });
  await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(String(rolledBackTo)).toBe('1'));
  await waitFor(() => expect(screen.queryByText(/Choose a lighter page colour/)).not.toBeInTheDocument());
});
