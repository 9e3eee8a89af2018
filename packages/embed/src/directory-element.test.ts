import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { defineDirectoryElement } from './directory-element.ts';

// Files share one document: what stays would be found by another's test, and a tag is defined once.
const tag = 'directory-element-test';

const person = (name: string) => ({
  username: name,
  name,
  job_title: 'Professor',
  headline: '<img src=x onerror=alert(1)>',
  image: null,
  topics: ['Surge'],
  href: `https://rostrum.example/experts/${name}`,
});
const answer = (items: unknown[], total = items.length) =>
  Response.json({ data: { organisation: 'Northmere', total, items } });

beforeAll(() => {
  defineDirectoryElement('https://rostrum.example', tag);
  defineDirectoryElement('https://rostrum.example', tag);
});
afterEach(() => {
  document.body.replaceChildren();
});

async function place(attributes = 'organization="northmere"') {
  document.body.innerHTML = `<${tag} ${attributes}><a href="/x">Experts</a></${tag}>`;
  const root = document.querySelector(tag)?.shadowRoot;
  if (!root) throw new Error('The element was not upgraded.');
  return root;
}

test('shows people as text, with links that say they open a new tab', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer([person('Maren Okonjo-Hale')]));
  const root = await place();
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  expect(root.querySelector('img[src="x"]')).not.toBeInTheDocument();
  expect(root.querySelector('a')).toHaveTextContent(/^Maren Okonjo-Hale \(opens in a new tab\)$/);
  expect(String(fetched.mock.calls[0]?.[0])).toBe(
    'https://rostrum.example/embed/directory/northmere.json?page_from=0&page_size=12',
  );
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
});

test('shows more until all are there', async () => {
  vi.spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(answer([person('Ada')], 2))
    .mockResolvedValueOnce(answer([person('Bo')], 2));
  const root = await place('organization="northmere" page-size="1"');
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  root.querySelector<HTMLButtonElement>('.more')?.click();
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(2));
  expect(root.querySelector<HTMLButtonElement>('.more')?.hidden).toBe(true);
});

test('a failure offers Retry and the page\u2019s own link', async () => {
  vi.spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValueOnce(answer([person('Ada')]));
  const root = await place();
  await vi.waitFor(() => expect(root).toHaveTextContent('could not be loaded'));
  expect(root.querySelector('slot')).toBeInTheDocument();
  root.querySelector<HTMLButtonElement>('.status button')?.click();
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(1));
});

test('asks for the people of one department and one area alone', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer([person('Ada')]));
  const root = await place(
    'organization="northmere" department="Oceans & Ice" topic="Surge" tag="Desk" field="languages:French, spoken" sort="newest" density="compact"',
  );
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  const asked = new URL(String(fetched.mock.calls[0]?.[0])).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    department: 'Oceans & Ice',
    topic: 'Surge',
    tag: 'Desk',
    field: 'languages:French, spoken',
    sort: 'newest',
  });
  expect(root.querySelector<HTMLElement>('.directory')?.dataset['density']).toBe('compact');
});

const stored = {
  layout: 'list',
  page_size: 5,
  content: ['title'],
  hide_search: true,
  topic: '',
  avatar: 'none',
  font: 'serif',
  colour: '#12181B',
  link_colour: '#0B6073',
  background: '#FFFFFF',
  open_tab: false,
};
const theme = { text: '#1B1216', link: '#7A2A4F', page: '#FFFDF8', corners: 'round' };
const saved = (values: object) =>
  Response.json({
    data: { organisation: 'Northmere', total: 1, items: [person('Ada')], theme, settings: stored, ...values },
  });
const styleOf = (root: ShadowRoot, name: string) =>
  root.querySelector<HTMLElement>('.directory')?.style.getPropertyValue(name);

test('a saved embed is drawn by the settings in the answer, in the look of its organisation', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => saved({ status: 'active' }));
  const root = await place('embed="an-id" layout="grid" organization="other"');
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  expect(String(fetched.mock.calls[0]?.[0])).toBe(
    'https://rostrum.example/embed/saved/an-id.json?page_from=0',
  );
  expect(root.querySelector('.directory')).toHaveAttribute('data-layout', 'list');
  expect(root.querySelector('form')).not.toBeInTheDocument();
  expect(root.querySelector('li')).not.toHaveTextContent('Surge');
  expect(styleOf(root, '--link')).toBe('#7A2A4F');
  expect(styleOf(root, '--corner')).toBe('20px');

  fetched.mockImplementation(async () =>
    saved({ status: 'active', settings: { ...stored, background: '#000000' } }),
  );
  document.querySelector(tag)?.setAttribute('embed', 'another');
  // Colours that were chosen were measured with each other, and stay together.
  await vi.waitFor(() => expect(styleOf(root, '--background')).toBe('#000000'));
  expect(styleOf(root, '--link')).toBe('#0B6073');
});

test('a paused embed, and one that is not for this page, leave the page its own link', async () => {
  vi.spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(saved({ status: 'paused', total: 0, items: [] }))
    .mockResolvedValueOnce(new Response('', { status: 403 }));
  const root = await place('embed="an-id"');
  await vi.waitFor(() => expect(root.querySelector('.directory > slot')).toBeInTheDocument());
  expect(root.querySelector('.directory')?.childElementCount).toBe(1);
  document.querySelector(tag)?.setAttribute('embed', 'another');
  await vi.waitFor(() => expect(root.querySelector('slot')).toBeInTheDocument());
  expect(root.querySelector('button')).not.toBeInTheDocument();
});

test('on a page whose own scheme is dark the usual colours are dark, and chosen ones stay as they were chosen', async () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const theme = {
    text: '#101010',
    link: '#202080',
    page: '#FFFFF0',
    corners: 'soft',
    dark: { text: '#EEEEEE', link: '#9999FF', page: '#111111' },
  };
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer([person('Ada')]));
  const usual = await place();
  await vi.waitFor(() => expect(styleOf(usual, '--link')).toBe('light-dark(#0B6073, #5E96A3)'));
  const chosen = await place('organization="northmere" link-colour="#A13A05"');
  await vi.waitFor(() => expect(styleOf(chosen, '--link')).toBe('#A13A05'));
  fetched.mockImplementation(async () =>
    Response.json({ data: { organisation: 'Northmere', total: 1, items: [person('Ada')], theme } }),
  );
  const themed = await place();
  await vi.waitFor(() => expect(styleOf(themed, '--background')).toBe('light-dark(#FFFFF0, #111111)'));
  vi.unstubAllGlobals();
});

test('room is kept for as many cards as will come, and given back where few came or something else is asked for', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll('li').length * 100;
  });
  const asked = Promise.withResolvers<Response>();
  const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(asked.promise);
  const root = await place('organization="northmere" page-size="2"');
  const room = () => root.querySelector<HTMLElement>('.directory')?.style.minHeight;
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(room()).toBe('359px');
  expect(root.querySelectorAll('li')).toHaveLength(0);
  asked.resolve(answer([person('Ada'), person('Bo')], 9));
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(2));
  expect(room()).toBe('359px');
  window.dispatchEvent(new Event('resize'));
  expect(room()).toBe('');
  fetched.mockImplementation(async () => answer([person('Ada')]));
  document.querySelector(tag)?.setAttribute('page-size', '12');
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  expect(room()).toBe('');
});

test('readers choose among what is offered, in the language of the embed', async () => {
  const asked: URL[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(new URL(String(input)));
    return Response.json({
      data: {
        organisation: 'Northmere',
        total: 1,
        items: [person('Ada')],
        choices: { expertise: ['Storms', 'Surge'], department: ['Physics'] },
      },
    });
  });
  const root = await place(
    'organization="northmere" filters="order department expertise" language="de" powered-by sort="confirmed" analytics="false"',
  );
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  expect(asked[0]?.searchParams.getAll('filters')).toEqual(['expertise', 'department', 'order']);
  expect(asked[0]?.searchParams.get('analytics')).toBe('false');
  // One department is no choice.
  const fields = [...root.querySelectorAll('select')];
  expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual([
    'Alle Fachgebiete',
    'Reihenfolge',
  ]);
  expect(root.querySelector('[lang="de"]')).toHaveTextContent('1 von 1 Personen');
  expect(root.querySelector('.powered a')).toHaveAttribute('href', 'https://rostrum.example/');
  const choose = (field: HTMLSelectElement | undefined, value: string) => {
    if (!field) throw new Error('There is no such field.');
    field.value = value;
    field.dispatchEvent(new Event('change'));
  };
  choose(fields[0], 'Surge');
  choose(fields[1], 'name');
  await vi.waitFor(() => expect(asked.at(-1)?.searchParams.get('chosen_topic')).toBe('Surge'));
  expect(asked.at(-1)?.searchParams.get('sort')).toBe('name');
  // The order that the organisation chose is asked for by its own name alone.
  choose(fields[1], 'confirmed');
  await vi.waitFor(() => expect(asked.at(-1)?.searchParams.getAll('sort')).toEqual(['confirmed']));
});

test('the room that the code keeps is kept until there is an answer, and the drawing that kept it is not shown', async () => {
  let answerNow: (response: Response) => void = () => undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => (answerNow = resolve)));
  document.body.innerHTML = `<${tag} embed="an-id"><a href="/x">Experts</a><svg width="1" height="420"></svg></${tag}>`;
  const frame = document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.directory');
  await vi.waitFor(() => expect(frame?.style.minHeight).toBe('420px'));
  answerNow(answer([person('Ada')]));
  await vi.waitFor(() => expect(frame?.querySelectorAll('li')).toHaveLength(1));
  expect(frame?.style.minHeight).toBe('');
});
