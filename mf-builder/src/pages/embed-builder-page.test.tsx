import { contact, directorySettings, embeds, settings } from '@rostrum/contracts';
import { embedContent, embedDefaults, savedEmbeds } from '@rostrum/contracts/builder';
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
const { company_username: _, ...defaults } = directorySettings.parse({ company_username: 'northmere' });
const own = example(contact);
const server = contractServer(
  handle(settings.getContact, () => own),
  handle(embeds.directory, () => ({
    organisation: 'Northmere University',
    total: 1,
    items: [person],
    theme: null,
  })),
  handle(embedContent.narrowings, () => ({
    topics: [{ value: 'Storm surge', count: 1 }],
    departments: [{ value: 'Oceans', count: 2 }],
    tags: [{ value: 'Climate desk', count: 1 }],
    fields: [{ value: 'languages:Dutch', label: 'Languages: Dutch', count: 2 }],
  })),
  handle(embedDefaults.get, () => ({ version: 0, defaults, allowed_domains: [] })),
);
const session = testSession('administrator', { company_username: 'northmere' });
const open = (route: string) => renderPage(<EmbedBuilderPage />, { route, path: paths.embed.path, session });
/** Once the settings of the organisation are there. */
const ready = () => screen.findByRole('region', { name: 'Preview' });
const code = () => screen.getByRole('region', { name: 'Code' }).querySelector('code')?.textContent ?? '';

test('previews the organisation\u2019s real people with the element that is pasted', async () => {
  open('/dashboard/builder/embed/directory');
  const preview = await ready();
  await waitFor(() =>
    expect(preview.querySelector('rostrum-directory')?.shadowRoot).toHaveTextContent('Maren Okonjo-Hale'),
  );
  expect(code()).toContain('<rostrum-directory organization="northmere">');
});

test('code is offered once the name that stands in it is known', async () => {
  const organisation = example(contact.shape.organisation.unwrap(), { name: 'Northmere University' });
  server.use(handle(settings.getContact, () => ({ ...own, organisation })));
  open('/dashboard/builder/embed/directory');
  await screen.findByRole('button', { name: 'Copy code' });
  expect(code()).toContain('Experts at Northmere University');
});

test('a change is seen in the code and stands in the address', async () => {
  const { user } = open('/dashboard/builder/embed/directory');
  await ready();
  await user.click(screen.getByText('List'));
  await waitFor(() => expect(code()).toContain('layout="list"'));
  expect(window.location.search).toBe('?layout=list');
});

test('order and density are chosen, and stand in the address and in every code that they change', async () => {
  const { user } = open('/dashboard/builder/embed/directory');
  await ready();
  await user.click(screen.getByRole('combobox', { name: 'Order' }));
  await user.click(await screen.findByTitle('Last confirmed first'));
  await user.click(screen.getByText('Compact'));
  await waitFor(() => expect(code()).toContain('sort="confirmed" density="compact"'));
  expect(window.location.search).toBe('?sort=confirmed&density=compact');
  await user.click(screen.getByText('JSON'));
  await waitFor(() => expect(code()).toMatch(/\/embed\/directory\/northmere\.json\?sort=confirmed$/));
  await user.click(screen.getByText('iframe'));
  await waitFor(() =>
    expect(code()).toMatch(/kind=directory&amp;sort=confirmed&amp;page_size=12&amp;density=compact/),
  );
});

test('choices of readers, language, counting and the line about the product stand in the address and the code', async () => {
  const { user } = open('/dashboard/builder/embed/directory');
  await ready();
  await user.click(screen.getByRole('checkbox', { name: 'Department' }));
  await user.click(screen.getByRole('switch', { name: 'Count views and clicks' }));
  await user.click(screen.getByRole('switch', { name: '“Powered by Rostrum” below it' }));
  await waitFor(() => expect(code()).toContain('filters="department" powered-by="true" analytics="false"'));
  expect(code()).toContain('/embed/v1/rostrum.js');
  expect(window.location.search).toContain('filters=department');
  await user.click(screen.getByText('Shortcode'));
  expect(code()).toMatch(/^\[rostrum organization="northmere" filters="department" [^\]]*kind="directory"/);
  expect(screen.getByRole('link', { name: 'Download the plugin' })).toHaveAttribute(
    'href',
    '/embed/v1/rostrum-wordpress.zip',
  );
});

test('an embed is narrowed down to a department that people have', async () => {
  const { user } = open('/dashboard/builder/embed/directory');
  await ready();
  await user.click(screen.getByRole('combobox', { name: 'Only this department' }));
  await user.click(await screen.findByTitle('Oceans (2)'));
  await waitFor(() => expect(code()).toContain('department="Oceans"'));
  expect(window.location.search).toBe('?department=Oceans');
});

test('an embed is narrowed down to a tag and to a choice of an own field', async () => {
  const { user } = open('/dashboard/builder/embed/directory');
  await ready();
  await user.click(screen.getByRole('combobox', { name: 'Only this tag' }));
  await user.click(await screen.findByTitle('Climate desk (1)'));
  await user.click(screen.getByRole('combobox', { name: 'Only this choice in your own fields' }));
  await user.click(await screen.findByTitle('Languages: Dutch (2)'));
  await waitFor(() => expect(code()).toContain('tag="Climate desk" field="languages:Dutch"'));
  const address = new URLSearchParams(window.location.search);
  expect([address.get('tag'), address.get('field')]).toEqual(['Climate desk', 'languages:Dutch']);
  await user.click(screen.getByText('iframe'));
  await waitFor(() => expect(code()).toContain('field=languages%3ADutch'));
});

test('a value that nothing has any more stays chosen, and is said to be empty', async () => {
  open('/dashboard/builder/embed/directory?topic=Tides');
  await ready();
  await screen.findByText('Nothing published has it any more, so the embed is empty.');
  expect(code()).toContain('topic="Tides"');
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

const saved = {
  id: '01a20290-75bf-7000-8000-000000000001',
  name: 'Newsroom',
  kind: 'directory' as const,
  status: 'paused' as const,
  settings: { ...defaults, layout: 'list' as const },
  version: 3,
  author: 'Ines Calder',
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-18T16:20:00Z',
  installs: [],
  views: null,
};

test('an embed is saved under a name, and from then on its code names it by id', async () => {
  let sent: unknown;
  const kept = { ...saved, status: 'active' as const };
  server.use(
    handle(savedEmbeds.create, ({ body }) => {
      sent = body;
      return kept;
    }),
    handle(savedEmbeds.get, () => kept),
  );
  const { user } = open('/dashboard/builder/embed/directory?layout=list');
  await ready();
  await user.click(screen.getByRole('button', { name: 'Save embed' }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Newsroom{Enter}');
  await waitFor(() => expect(code()).toContain(`<rostrum-directory embed="${saved.id}">`));
  expect(sent).toMatchObject({ name: 'Newsroom', kind: 'directory', settings: saved.settings });
  expect(window.location.search).toBe(`?saved=${saved.id}`);
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
});

test('a saved embed is gone on with, says that it is paused, and is saved under its version', async () => {
  let sent: unknown;
  server.use(
    handle(savedEmbeds.get, () => saved),
    handle(savedEmbeds.change, ({ body }) => {
      sent = body;
      return { ...saved, version: 4, settings: { ...saved.settings, layout: 'grid' as const } };
    }),
  );
  const { user } = open(`/dashboard/builder/embed/directory?saved=${saved.id}`);
  await screen.findByText(/This embed is paused/);
  await user.click(screen.getByText('Grid'));
  const button = screen.getByRole('button', { name: 'Save changes' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(sent).toMatchObject({ version: 3, settings: { layout: 'grid' } }));
  await waitFor(() => expect(window.location.search).toBe(`?saved=${saved.id}`));
});

test('every kind has an address, what it shows is chosen by name, and its code has six forms', async () => {
  const shown: unknown[] = [];
  server.use(
    handle(embedContent.candidates, () => ({
      items: [{ key: 'maren', title: 'Maren Okonjo-Hale', note: 'Professor' }],
    })),
    handle(embedContent.show, ({ query }) => {
      shown.push(query);
      return {
        kind: 'expert' as const,
        organisation: 'N',
        href: 'https://x.example/',
        theme: null,
        total: 0,
        items: [],
      };
    }),
  );
  const { user } = open('/dashboard/builder/embed/expert');
  const kinds = await screen.findByRole('navigation', { name: 'Kind of embed' });
  expect(kinds.querySelector('[aria-current="page"]')).toHaveTextContent('Expert');
  expect(kinds.querySelectorAll('a')).toHaveLength(10);
  await user.type(screen.getByRole('combobox', { name: 'Expert' }), 'mar');
  await user.click(await screen.findByRole('option', { name: /Maren Okonjo-Hale/ }));
  await waitFor(() =>
    expect(code()).toContain('<rostrum-embed organization="northmere" kind="expert" of="maren">'),
  );
  expect(window.location.search).toBe('?of=maren');
  await waitFor(() => expect(shown.at(-1)).toMatchObject({ kind: 'expert', of: ['maren'] }));
  await user.click(screen.getByText('iframe'));
  expect(code()).toMatch(/<iframe src="[^"]+\/embed\/page\/northmere\?kind=expert&amp;of=maren/);
  await user.click(screen.getByText('WordPress block'));
  expect(code()).toMatch(/^<!-- wp:html -->\n<script [\s\S]+<rostrum-embed [\s\S]+<!-- \/wp:html -->$/);
  await user.click(screen.getByText('Server HTML'));
  expect(code()).toMatch(/part=true$/);
  await user.click(screen.getByText('JSON'));
  expect(code()).toMatch(/\/embed\/content\/northmere\.json\?kind=expert&of=maren/);
});

test('an inquiry form asks the office or one expert, in the colours of the page, and has no data', async () => {
  server.use(
    handle(embedContent.show, () => ({
      kind: 'inquiry' as const,
      organisation: 'Northmere University',
      href: 'https://x.example/',
      theme: null,
      total: 0,
      items: [],
    })),
  );
  const { user } = open('/dashboard/builder/embed/inquiry?background=%23FFFDF8');
  const preview = await ready();
  await waitFor(() => {
    const frame = preview.querySelector('rostrum-embed')?.shadowRoot?.querySelector('iframe');
    expect(frame).toHaveAttribute('title', 'Inquiry to Northmere University');
    expect(frame?.src).toMatch(/\/embed\/page\/northmere\?kind=inquiry.*background=%23FFFDF8/);
  });
  screen.getByText('No one is chosen, so inquiries go to the office.');
  expect(screen.queryByText('Links open in a new tab')).not.toBeInTheDocument();
  expect(screen.queryByText('JSON')).not.toBeInTheDocument();
  screen.getByText(/frame-src/);
  await user.click(screen.getByText('Server HTML'));
  screen.getByText(/a plain link to the form/);
});
