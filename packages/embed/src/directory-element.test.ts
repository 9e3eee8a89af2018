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
