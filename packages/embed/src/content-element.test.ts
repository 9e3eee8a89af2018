import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { defineContentElement } from './content-element.ts';
import { fitFrames } from './fit-frames.ts';

const tag = 'content-element-test';
const item = (key: string, values: object = {}) => ({
  key,
  title: `<b>${key}</b>`,
  subtitle: 'Professor',
  text: '',
  image: null,
  image_focus: { x: 50, y: 50 },
  topics: ['Surge'],
  href: `https://rostrum.example/experts/${key}`,
  date: null,
  day: null,
  body: [],
  answers: [],
  ...values,
});
const answer = (kind: string, items: unknown[], values: object = {}) =>
  Response.json({
    data: {
      kind,
      organisation: 'Northmere',
      href: 'https://rostrum.example/organizations/northmere',
      theme: null,
      total: items.length,
      items,
      ...values,
    },
  });

beforeAll(() => defineContentElement('https://rostrum.example', tag));
afterEach(() => document.body.replaceChildren());

async function place(attributes: string, response: Response | (() => Response)) {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => (typeof response === 'function' ? response() : response));
  document.body.innerHTML = `<${tag} ${attributes}><a href="/x">Experts</a></${tag}>`;
  const root = document.querySelector(tag)?.shadowRoot;
  if (!root) throw new Error('The element was not upgraded.');
  return { root, fetched };
}

// As it was pasted in November 2026: attributes are added, never renamed.
test('people lead to the organisation\u2019s own pages; titles are text', async () => {
  const { root, fetched } = await place(
    'organization="northmere" kind="featured" of="ada bo" link="https://own.example/{{username}}/" page-size="6" open-tab="false"',
    answer('featured', [item('ada'), item('bo')]),
  );
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(2));
  expect(String(fetched.mock.calls[0]?.[0])).toBe(
    'https://rostrum.example/embed/content/northmere.json?kind=featured&of=ada&of=bo&page_size=6',
  );
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
  expect(root.querySelector('b')).not.toBeInTheDocument();
  expect([...root.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'https://own.example/ada/',
    'https://own.example/bo/',
  ]);
});

test('a question stands with its answers, and a search field leads to the organisation', async () => {
  const answers = [{ by: 'Ada', href: 'https://rostrum.example/experts/ada', body: ['Because.', 'Also.'] }];
  const { root } = await place(
    'organization="n" kind="question" of="why"',
    answer('question', [item('why', { answers })]),
  );
  await vi.waitFor(() => expect(root.querySelector('.answer')).toHaveTextContent('Ada'));
  expect(root.querySelectorAll('.answer p')).toHaveLength(2);
  const { root: search } = await place('organization="n" kind="search"', answer('search', []));
  await vi.waitFor(() =>
    expect(search.querySelector('form')).toHaveAttribute(
      'action',
      'https://rostrum.example/organizations/northmere',
    ),
  );
  expect(search.querySelector('input')).toHaveAccessibleName('Search the experts at Northmere');
});

test('the link of the page stays while it loads, where it is refused, and beside Retry', async () => {
  const { root } = await place('organization="n" kind="expert"', () => new Response('', { status: 400 }));
  expect(root.querySelector('slot')).toBeInTheDocument();
  await vi.waitFor(() => expect(root.querySelector('.status')).not.toBeInTheDocument());
  expect(root.querySelector('slot')).toBeInTheDocument();
  const { root: failing, fetched } = await place(
    'organization="n" kind="posts"',
    () => new Response('', { status: 503 }),
  );
  await vi.waitFor(() => expect(failing).toHaveTextContent('could not be loaded'));
  expect(failing.querySelectorAll('slot')).toHaveLength(1);
  fetched.mockImplementation(async () =>
    answer('posts', [
      item('p', {
        date: '2026-11-01T10:00:00Z',
        day: '1 November 2026',
        image: '/files/cover.webp',
        image_focus: { x: 20, y: 100 },
      }),
    ]),
  );
  failing.querySelector('button')?.click();
  await vi.waitFor(() => expect(failing.querySelector('time')).toHaveTextContent('1 November 2026'));
  expect(failing.querySelector('img')?.style.objectPosition).toBe('20% 100%');
  expect(failing.querySelector('slot')).not.toBeInTheDocument();
});

test('an inquiry form is a frame of the installation, as high as the page in it says', async () => {
  fitFrames('https://rostrum.example');
  const { root } = await place('organization="n" kind="inquiry" of="ada"', answer('inquiry', []));
  await vi.waitFor(() => expect(root.querySelector('iframe')).toBeInTheDocument());
  const frame = root.querySelector('iframe');
  expect(frame).toHaveAccessibleName('Inquiry to Northmere');
  expect(frame?.src).toBe('https://rostrum.example/embed/page/n?kind=inquiry&of=ada&page_size=12');
  expect(root.querySelector('[role=status]')).not.toBeInTheDocument();
  const tell = (origin: string, height: number) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        source: frame?.contentWindow ?? null,
        data: { rostrumHeight: height },
      }),
    );
  tell('https://evil.example', 99);
  expect(frame?.height).toBe('560');
  tell('https://rostrum.example', 812.4);
  expect(frame?.height).toBe('813');
});
