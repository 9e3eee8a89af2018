import { embeds, publicOrganisation, publicPerson, publicPost, publicProfiles } from '@rostrum/contracts';
import { plainLayout, productLook, themes, type Theme } from '@rostrum/contracts/builder';
import {
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
  logo_dark: null,
  layout: plainLayout,
  favicon: null,
  hero_picture: null,
  saved_by: 'Tamsin Roe',
  saved_at: '2026-03-03T10:00:00Z',
  is_changed: false,
  versions: [version(2), version(1)],
};
const { username, kind, name, job_title, headline, image } = example(publicPerson);
const card = { username, kind, name, job_title, headline, image };
const server = contractServer(
  handle(themes.get, () => theme),
  handle(publicProfiles.organisation, () => ({
    ...example(publicOrganisation),
    people: { items: [{ ...card, topics: ['Coastal flooding'] }], total: 1 },
  })),
  handle(publicProfiles.person, () => ({
    ...example(publicPerson, { biography: 'Grew up by the sea.' }),
    topics: ['Coastal flooding'],
    sections: [],
    availability: [],
    documents: [],
    away: null,
  })),
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
  screen.getByText('All text is readable.');
  await setColour(user, 'Link', '#C9821B');
  screen.getByText(/2 of 5 are hard to read/);
  await user.click(screen.getByRole('button', { name: 'Publish theme' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish colours that are hard to read?' });
  await user.click(within(dialog).getByRole('button', { name: 'Publish anyway' }));
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
  screen.getByText('All text is readable.');
  await setColour(user, 'Page', '#202020');
  // Beside the colour, and where Save draft is disabled for it.
  expect(screen.getAllByText(/Choose a lighter page colour/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Roll back to version 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roll back to version 1?' });
  await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(String(rolledBackTo)).toBe('1'));
  await waitFor(() => expect(screen.queryByText(/Choose a lighter page colour/)).not.toBeInTheDocument());
});

test('sections are moved by key, renamed and hidden; head and footer change; the preview shows all of it', async () => {
  let sent: unknown;
  server.use(
    handle(themes.saveDraft, ({ body }) => {
      sent = body;
      return { ...theme, version: 5, layout: body.layout ?? plainLayout, is_changed: true };
    }),
  );
  const { user } = renderPage(<BrandingPage />);
  const preview = await screen.findByRole('region', { name: 'Preview' });
  await within(preview).findByRole('heading', { name: 'Can speak on' });
  // It is drawn in its own scheme whatever the dashboard is in.
  expect(preview).toHaveClass('r-scheme-light');
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(preview).toHaveClass('r-scheme-dark');
  expect(preview).not.toHaveClass('r-scheme-light');
  const up = screen.getByRole('button', { name: 'Move up: Biography' });
  up.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move up: Biography' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Name of Biography' }), 'About');
  const titles = () =>
    within(preview)
      .getAllByRole('heading', { level: 2 })
      .map((each) => each.textContent);
  expect(titles().slice(0, 2)).toEqual(['About', 'Can speak on']);
  const eye = screen.getByRole('button', { name: 'Show Can speak on' });
  expect(eye).toHaveAttribute('aria-pressed', 'true');
  await user.click(eye);
  expect(titles()).not.toContain('Can speak on');

  await user.click(screen.getByRole('radio', { name: 'Colour' }));
  // A page of this size is drawn once a text, not once a key.
  const type = (field: Parameters<typeof screen.getByRole>[1], value: string) =>
    fireEvent.change(screen.getByRole('textbox', field), { target: { value } });
  type({ name: 'Text', description: /of 300/ }, 'Press office');
  await user.click(screen.getByRole('button', { name: 'Add a link' }));
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  expect(screen.getAllByText('Name each link in the footer.')).toHaveLength(2);
  type({ name: 'Name of link 1' }, 'Privacy');
  type({ name: 'Address of link 1' }, 'northmere.example/privacy');
  expect(within(preview).getByRole('region', { name: 'From Northmere University' })).toHaveTextContent(
    'Press officePrivacy',
  );
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(sent).toMatchObject({
      layout: {
        hero: 'band',
        sections: expect.arrayContaining([
          { id: 'biography', label: 'About', is_shown: true },
          { id: 'can_speak_on', label: '', is_shown: false },
        ]),
        footer: {
          text: 'Press office',
          links: [{ label: 'Privacy', url: 'https://northmere.example/privacy' }],
        },
      },
    }),
  );
});

test('density, portraits and cards are chosen, and the draft is seen as directory, post, email and embed', async () => {
  let sent: unknown;
  let previewed: unknown;
  server.use(
    handle(themes.saveDraft, ({ body }) => {
      sent = body.look;
      return { ...theme, version: 5, look: body.look, is_changed: true };
    }),
    handle(themes.previewMail, ({ body }) => {
      previewed = body.look;
      return {
        subject: 'A reply to your inquiry',
        html: '<div style="color: rgb(1, 2, 3)">Northmere replied</div>',
      };
    }),
    handle(publicProfiles.organisation, () => ({
      ...example(publicOrganisation),
      people: { items: [{ ...card, topics: ['Coastal flooding'] }], total: 1 },
      posts: [
        {
          ...example(publicOrganisation.shape.posts.element),
          href: '/organizations/northmere/posts/tide-gauges',
        },
      ],
    })),
    handle(embeds.directory, () => ({ organisation: 'Northmere', total: 0, items: [], theme: null })),
    handle(publicProfiles.post, () => ({ ...example(publicPost), title: 'How tide gauges are read' })),
  );
  const { user } = renderPage(<BrandingPage />);
  const preview = await screen.findByRole('region', { name: 'Preview' });
  const choose = async (group: string, name: string) =>
    user.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));
  await choose('Density', 'Compact');
  await choose('Portraits', 'Square');
  await choose('People cards', 'Tall');
  expect(preview.style.getPropertyValue('--rostrum-theme-portrait-radius')).toBe('8px');
  await choose('Portraits', 'Usual');
  expect(preview.style.getPropertyValue('--rostrum-theme-portrait-radius')).toBe('');

  await choose('Preview of', 'Directory');
  await within(preview).findByRole('heading', { name: /^Experts/ });
  await choose('Preview of', 'Post');
  await within(preview).findByRole('heading', { name: 'How tide gauges are read' });
  await choose('Preview of', 'Email');
  await within(preview).findByText('Subject: A reply to your inquiry');
  const mail = preview.querySelector('[data-mail-preview]')?.shadowRoot?.querySelector('div');
  expect(mail).toHaveTextContent('Northmere replied');
  expect(mail).toHaveStyle({ color: 'rgb(1, 2, 3)' });
  expect(previewed).toMatchObject({ density: 'compact', card_layout: 'above' });
  await choose('Preview of', 'Embed');
  await waitFor(() =>
    expect(preview.querySelector('rostrum-directory')).toHaveAttribute('density', 'compact'),
  );

  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(sent).toMatchObject({ density: 'compact', avatar_shape: 'usual', card_layout: 'above' }),
  );
});

test('a logo for dark mode is offered beside a logo, shown in the dark preview, and goes with the logo', async () => {
  let sent: unknown;
  server.use(
    handle(themes.get, () => ({ ...theme, logo: '/files/light.webp', logo_dark: '/files/dark.webp' })),
    handle(themes.saveDraft, ({ body }) => {
      sent = body;
      return { ...theme, version: 5, is_changed: true };
    }),
  );
  const { user } = renderPage(<BrandingPage />);
  const preview = await screen.findByRole('region', { name: 'Preview' });
  const drawn = () => preview.querySelector('header img')?.getAttribute('src');
  expect(drawn()).toBe('/files/light.webp');
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(drawn()).toBe('/files/dark.webp');
  expect(screen.getByRole('img', { name: 'Logo for dark mode' })).toHaveAttribute('src', '/files/dark.webp');

  await user.click(screen.getByRole('button', { name: 'Remove logo' }));
  expect(screen.queryByRole('button', { name: /logo for dark mode/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent).toMatchObject({ logo_upload_id: null, logo_dark_upload_id: null }));
});
