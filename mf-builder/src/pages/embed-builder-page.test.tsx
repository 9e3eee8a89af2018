import { contact, embeds, settings } from '@rostrum/contracts';
import {
  contractServer,
  example,
  handle,
  renderPage,
  screen,
  testSession,
  waitFor,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { EmbedBuilderPage } from './embed-builder-page.tsx';

const person = {
  username: 'maren',
  name: 'Maren Okonjo-Hale',
  job_title: 'Professor',
  headline: '',
  image: null,
  topics: ['Storm surge'],
  href: 'https://rostrum.example/experts/maren',
};
const own = example(contact);
contractServer(
  handle(settings.getContact, () => own),
  handle(embeds.directory, () => ({ organisation: 'Northmere University', total: 1, items: [person] })),
);
const session = testSession('administrator', { company_username: 'northmere' });
const open = (route: string) => renderPage(<EmbedBuilderPage />, { route, path: paths.embed.path, session });
const code = () => screen.getByRole('region', { name: 'Code' }).querySelector('code')?.textContent ?? '';

test('previews the organisation\u2019s real people with the element that is pasted', async () => {
  open('/dashboard/builder/embed/directory');
  const preview = screen.getByRole('region', { name: 'Preview' });
  await waitFor(() =>
    expect(preview.querySelector('rostrum-directory')?.shadowRoot).toHaveTextContent('Maren Okonjo-Hale'),
  );
  expect(code()).toContain('<rostrum-directory organization="northmere">');
});

test('a change is seen in the code and stands in the address', async () => {
  const { user } = open('/dashboard/builder/embed/directory');
  await user.click(screen.getByText('List'));
  await waitFor(() => expect(code()).toContain('layout="list"'));
  expect(window.location.search).toBe('?layout=list');
});

test('hard to read colours are named with a shade that is not', async () => {
  const { user } = open('/dashboard/builder/embed/directory?link_colour=%23FFD45C');
  await screen.findByText(/Links on background 1\.\d : 1, hard to read/);
  await user.click(screen.getByRole('button', { name: /^Use #/ }));
  await waitFor(() => expect(screen.queryByText(/hard to read/)).not.toBeInTheDocument());
});

test('an unknown kind shows the directory and says so', async () => {
  open('/dashboard/builder/embed/hologram');
  await screen.findByText(/There is no embed of the kind "hologram"/);
});
