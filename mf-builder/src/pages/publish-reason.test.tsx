import { publicOrganisation, publicPerson, publicProfiles } from '@rostrum/contracts';
import { plainLayout, productLook, themes, type Theme } from '@rostrum/contracts/builder';
import { contractServer, example, fireEvent, handle, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { BrandingPage } from './branding-page.tsx';

const theme: Theme = {
  organisation: 'Northmere University',
  company_username: 'northmere',
  version: 4,
  look: productLook,
  logo: null,
  logo_dark: null,
  layout: plainLayout,
  favicon: null,
  hero_picture: null,
  saved_by: 'Tamsin Roe',
  saved_at: '2026-03-03T10:00:00Z',
  is_changed: false,
  versions: [
    {
      number: 1,
      look: productLook,
      logo: null,
      published_by: 'Tamsin Roe',
      published_at: '2026-03-03T10:00:00Z',
      restored_from: null,
    },
  ],
};
const { username, kind, name, job_title, headline, image } = example(publicPerson);
const card = { username, kind, name, job_title, headline, image, topics: [] };
const server = contractServer(
  handle(themes.get, () => theme),
  handle(publicProfiles.organisation, () => ({
    ...example(publicOrganisation),
    people: { items: [card], total: 1 },
  })),
  handle(publicProfiles.person, () => ({ ...example(publicPerson), sections: [], away: null })),
);
const publish = () => screen.findByRole('button', { name: 'Publish theme' });

test('a theme that cannot be published says why, beside the button and to screen readers', async () => {
  renderPage(<BrandingPage />);
  const button = await publish();
  const reason = 'Everything is published. Change something to publish it.';
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(reason);
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByText(reason).nextElementSibling).toBe(button);

  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  type('Link', '#123456');
  expect(await publish()).toBeEnabled();
  expect(await publish()).not.toHaveAccessibleDescription();
  expect(screen.queryByText(reason)).not.toBeInTheDocument();

  // Another reason takes its place.
  type('Page', '#202020');
  expect(await publish()).toBeDisabled();
  expect(await publish()).toHaveAccessibleDescription(/Choose a lighter page colour/);
});

test('a draft that was saved and a look that was never published need no reason', async () => {
  server.use(handle(themes.get, () => ({ ...theme, is_changed: true })));
  const { unmount } = renderPage(<BrandingPage />);
  expect(await publish()).toBeEnabled();
  unmount();
  server.use(handle(themes.get, () => ({ ...theme, versions: [] })));
  renderPage(<BrandingPage />);
  expect(await publish()).toBeEnabled();
  expect(screen.queryByText(/^Everything is published/)).not.toBeInTheDocument();
});
