import { publicOrganisation, publicProfiles } from '@rostrum/contracts';
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
import { expect, test } from 'vitest';
import { CssPage } from './css-page.tsx';

const version = (number: number) => ({
  number,
  look: productLook,
  logo: null,
  published_by: 'Tamsin Roe',
  published_at: '2026-03-03T10:00:00Z',
  restored_from: null,
});
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
  handle(publicProfiles.organisation, () => example(publicOrganisation)),
  handle(themeCss.check, ({ body }) => ({
    preview: '',
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
  screen.getByText('No problems, not saved');
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
