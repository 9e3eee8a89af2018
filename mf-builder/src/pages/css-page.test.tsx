import { publicOrganisation, publicPerson, publicPost, publicProfiles } from '@rostrum/contracts';
import { plainLayout, productLook, themeCss, themes, type ThemeCssState } from '@rostrum/contracts/builder';
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
import { expect, onTestFinished, test } from 'vitest';
import { CssPage } from './css-page.tsx';

const version = (number: number) => ({
  number,
  look: productLook,
  logo: null,
  published_by: 'Tamsin Roe',
  published_at: '2026-03-03T10:00:00Z',
  restored_from: null,
});
const { username, kind, name, job_title, headline, image } = example(publicPerson);
const card = { username, kind, name, job_title, headline, image, topics: [] };
let state: ThemeCssState = {
  css: '.rx-name { color: #5B1F3A }',
  published_css: '.rx-name { color: #5B1F3A }',
  problems: [],
  theme: {
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
  },
};
const sent: unknown[] = [];
contractServer(
  handle(themeCss.get, () => state),
  handle(publicProfiles.organisation, () => ({
    ...example(publicOrganisation, { name: 'Northmere University' }),
    people: { items: [card], total: 1 },
    posts: [
      {
        ...example(publicOrganisation.shape.posts.element),
        href: '/organizations/northmere/posts/tide-gauges',
      },
    ],
  })),
  handle(publicProfiles.person, () => ({
    ...example(publicPerson, { biography: 'Grew up by the sea.' }),
    topics: [],
    sections: [],
    availability: [],
    documents: [],
    away: null,
  })),
  handle(publicProfiles.post, () => ({ ...example(publicPost), title: 'How tide gauges are read' })),
  handle(themeCss.check, ({ body }) => ({
    // As the server writes it: each rule under the mark of the preview.
    preview: body.css.includes('fixed') ? '' : body.css.replaceAll(/^\./gm, '[data-theme-preview] .'),
    problems: body.css.includes('fixed')
      ? [
          {
            line: 2,
            column: 3,
            message: '“position” is not allowed. It could lay a part over the inquiry form.',
          },
        ]
      : [],
  })),
  handle(themeCss.saveDraft, ({ body }) => {
    sent.push(body);
    state = { ...state, css: body.css, theme: { ...state.theme, version: 5, is_changed: true } };
    return state;
  }),
  handle(themes.publish, ({ body }) => {
    sent.push(body);
    return { ...state.theme, version: 6, is_changed: false };
  }),
  handle(themes.rollBack, () => {
    state = { ...state, css: '/* first */', published_css: '/* first */' };
    return state.theme;
  }),
);

/** Rules of the public pages that page tests leave out: the head of an organisation has its primary colour. */
function addPageRules() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[class*="band"] { background: var(--rostrum-solid); color: var(--rostrum-on-solid) } [data-theme-preview] { color: var(--rostrum-text) }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

test('a name in the colour of its head is hard to read: the class, the pair and the remedy are named', async () => {
  addPageRules();
  const { user } = renderPage(<CssPage />);
  const text = await screen.findByRole('textbox', { name: 'Style sheet' });
  fireEvent.change(text, { target: { value: '.rx-name { color: var(--rostrum-accent) }' } });
  const list = await screen.findByRole('list', { name: 'Hard to read' });
  const finding = within(list).getByText(/organisation, light mode/, { selector: 'p' });
  expect(finding).toHaveTextContent(
    '.rx-name (organisation, light mode): #0B6073 on #0B6073 is 1.0 : 1 and needs 3.0 : 1. Remove “color” from .rx-name.',
  );
  expect(screen.getByText(/texts? hard to read, not saved/)).toHaveAttribute('id', 'css-state');
  expect(screen.queryByText(/No problems/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publish theme' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish colours that are hard to read?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

  // Under the pointer is checked too, on the other pages as well.
  fireEvent.change(text, {
    target: { value: '.rx-title:hover { color: #EEEEEE }\n.rx-quotation { color: #000 }' },
  });
  const hovered = await screen.findByText(/post, light mode, under the pointer or in focus/);
  expect(hovered).toHaveTextContent('#EEEEEE on #FFFFFF is 1.1 : 1');
  screen.getByText(/Contrast not checked for .rx-quotation/);

  fireEvent.change(text, { target: { value: '.rx-name { color: var(--rostrum-on-solid) }' } });
  // White is read on the head of the organisation, and not on the page of a profile.
  expect(await screen.findByText(/profile, light mode/)).toHaveTextContent('#FFFFFF on #FFFFFF is 1.0 : 1');
  expect(screen.queryByText(/organisation, light mode/)).not.toBeInTheDocument();
  fireEvent.change(text, { target: { value: '.rx-name { letter-spacing: 0 }' } });
  await screen.findByText('No problems, not saved');
});

test('the organisation, a profile and a post are previewed under the sheet, light and dark', async () => {
  state = { ...state, css: '.rx-name { color: #123456 }' };
  const { user } = renderPage(<CssPage />);
  const preview = await screen.findByRole('region', { name: 'Preview' });
  const choose = async (group: string, option: string) =>
    user.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option }));
  await within(preview).findByRole('heading', { name: /^Experts/ });
  const heading = within(preview).getByRole('heading', { name: 'Northmere University' });
  await waitFor(() => expect(heading).toHaveStyle({ color: 'rgb(18, 52, 86)' }));
  await choose('Preview mode', 'Dark');
  expect(preview).toHaveClass('r-scheme-dark');
  expect(heading).toHaveStyle({ color: 'rgb(18, 52, 86)' });
  await choose('Preview of', 'Profile');
  await within(preview).findByText('Grew up by the sea.');
  await choose('Preview of', 'Post');
  await within(preview).findByRole('heading', { name: 'How tide gauges are read' });

  const list = await screen.findByRole('list', { name: 'Hard to read' });
  const [first] = within(list).getAllByRole('button', { name: /^Show .rx-name/ });
  if (first) await user.click(first);
  await within(preview).findByRole('heading', { level: 1, name: (title) => !title.startsWith('How') });
});

test('problems are named beside the text and lead to their place; mended, the sheet is saved, then published', async () => {
  const { user } = renderPage(<CssPage />);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Style sheet' });
  const publish = screen.getByRole('button', { name: 'Publish theme' });
  expect(publish).toBeDisabled();
  fireEvent.change(text, { target: { value: '.rx-name {\n  position: fixed;\n}' } });
  const problems = within(await screen.findByRole('list', { name: 'Problems' }));
  problems.getByText(/It could lay a part over the inquiry form/);
  screen.getByText('1 problem');
  expect(publish).toBeDisabled();
  await user.click(problems.getByRole('button', { name: 'Line 2, column 3' }));
  expect(text).toHaveFocus();
  expect(text.selectionStart).toBe('.rx-name {\n  '.length);

  fireEvent.change(text, { target: { value: '.rx-name {\n  color: #000;\n}' } });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Problems' })).not.toBeInTheDocument());
  await screen.findByText('No problems, not saved');
  await user.click(publish);
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 4, css: '.rx-name {\n  color: #000;\n}' },
      { version: 5, accept_low_contrast: false },
    ]),
  );

  await user.click(screen.getByRole('button', { name: 'Roll back to version 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roll back to version 1?' });
  await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(text).toHaveValue('/* first */'));
});
