import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startInquiry } from './inquiry.ts';

const settings = {
  address: '/app/public/uploads',
  maxFiles: 2,
  maxBytes: 2_000_000,
  wrongType: 'This kind of file is not taken.',
  infected: 'The virus scanner refused the file.',
  tooDemanding: 'The file takes too long to check.',
};
const form = (type = '2', problems = '') => `<div data-inquiry-form>${problems}
  <form method="post" action="/experts/maren/inquiry"><input type="hidden" name="type" value="${type}">
    <label>First name <input name="firstname"></label>
    <fieldset data-files='${JSON.stringify(settings)}'><legend>Files</legend><label for="f-attachments">Attach files</label><input type="file" id="f-attachments" name="files" multiple></fieldset>
    <button>Send</button></form></div>`;

/** A server of uploads as far as the form uses it. */
function uploadServer() {
  const state = {
    posted: [] as string[],
    removed: [] as string[],
    offset: new Map<string, number>(),
    fault: null as string | null,
    isOffline: false,
    refusal: undefined as string | undefined,
  };
  const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options = {}) => {
    const { method = 'GET', body } = options;
    const [, id = ''] = /uploads\/[\w-]{43}\/([\w-]+)/.exec(String(address)) ?? [];
    if (String(address).startsWith('/app/public/uploads')) {
      if (state.isOffline) throw new TypeError('offline');
      if (method === 'POST') {
        if (state.refusal) return json({ error: { message: state.refusal } }, 429);
        const next = `id-${String(state.offset.size + 1)}`;
        state.offset.set(next, 0);
        return json({ data: { id: next, state: 'receiving', fault: null } }, 201);
      }
      if (method === 'DELETE') {
        state.removed.push(id);
        return json({ data: { removed: true } });
      }
      if (method === 'GET')
        return json({ data: { id, state: state.fault ? 'refused' : 'ready', fault: state.fault } });
      if (method === 'PATCH') state.offset.set(id, (state.offset.get(id) ?? 0) + (body as Blob).size);
      return new Response(null, { headers: { 'upload-offset': String(state.offset.get(id)) } });
    }
    if (method === 'POST') state.posted.push(String(body));
    const problems = method === 'POST' ? '<div class="problems" tabindex="-1">1 thing to fix</div>' : '';
    return new Response(`<body><main><h1>Inquiry</h1>${form('1', problems)}</main></body>`);
  });
  return state;
}

let server: ReturnType<typeof uploadServer>;
function draw() {
  document.body.innerHTML = `<p role="status" data-notice></p><section data-inquiry><h2 tabindex="-1">Inquiry</h2>
    <nav data-inquiry-kinds><a href="/experts/maren/inquiry?type=1">Speaking</a></nav>${form()}</section>`;
  startInquiry();
}
beforeEach(() => {
  sessionStorage.clear();
  server = uploadServer();
  draw();
});
afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});
const pdf = (name: string, size = 10) => new File(['x'.repeat(size)], name);
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Attach files'), files);
const lastPost = () => new URLSearchParams(server.posted.at(-1));

test('uploads a file in parts as it is chosen, and sends its id and key with the form', async () => {
  await choose(pdf('study.pdf', 1_500_000));
  await screen.findByRole('button', { name: 'Remove study.pdf' });
  expect(server.offset.get('id-1')).toBe(1_500_000);
  expect(screen.getByRole('status')).toHaveTextContent('study.pdf is attached.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(server.posted).toHaveLength(1));
  expect(lastPost().get('file.id-1')).toBe('yes');
  expect(lastPost().get('files_key')).toMatch(/^[\w-]{43}$/);
});

test('keeps the files when the form is refused, when another kind is chosen, and after a reload', async () => {
  await choose(pdf('study.pdf'));
  await screen.findByRole('button', { name: 'Remove study.pdf' });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('1 thing to fix')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove study.pdf' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Speaking' }));
  await waitFor(() => expect(screen.queryByText('1 thing to fix')).toBeNull());
  expect(screen.getByRole('button', { name: 'Remove study.pdf' })).toBeVisible();
  const key = lastPost().get('files_key');
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(server.posted).toHaveLength(2));
  expect(lastPost().get('file.id-1')).toBe('yes');
  expect(lastPost().get('files_key')).toBe(key);
});

test('says of each file why it is refused, and keeps the others and the text', async () => {
  await userEvent.type(screen.getByLabelText('First name'), 'Callum');
  await choose(pdf('study.pdf'), pdf('film.mov', 2_000_001), pdf('empty.txt', 0));
  expect(await screen.findByText(/film.mov: The file is larger than 20 MB/)).toBeVisible();
  expect(screen.getByText(/empty.txt: The file is empty/)).toBeVisible();
  await screen.findByRole('button', { name: 'Remove study.pdf' });
  server.fault = 'wrong_type';
  await choose(pdf('page.pdf'));
  expect(await screen.findByText('page.pdf: This kind of file is not taken.')).toHaveAttribute(
    'role',
    'alert',
  );
  server.refusal = 'Too many files came from your network.';
  await choose(pdf('more.pdf'));
  expect(await screen.findByText('more.pdf: Too many files came from your network.')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Callum');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(server.posted).toHaveLength(1));
  expect([...lastPost().keys()].filter((name) => name.startsWith('file.'))).toEqual(['file.id-1']);
});

test('takes no more files than a message may have, and room again after one is removed', async () => {
  await choose(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'));
  expect(await screen.findByText(/3.pdf: A message takes up to 2 files/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 1.pdf' }));
  expect(server.removed).toEqual(['id-1']);
  expect(screen.getByLabelText('Attach files')).toHaveFocus();
  await choose(pdf('4.pdf'));
  expect(await screen.findByRole('button', { name: 'Remove 4.pdf' })).toBeVisible();
});

test('continues where it was after the line broke, and waits for files that are on their way', async () => {
  server.isOffline = true;
  await choose(pdf('study.pdf'));
  const again = await screen.findByRole('button', { name: 'Continue uploading study.pdf' });
  server.isOffline = false;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const real = vi.mocked(globalThis.fetch).getMockImplementation();
  vi.mocked(globalThis.fetch).mockImplementation(async (address, options) => {
    if (options?.method === 'PATCH') await held;
    return real?.(address, options) ?? new Response();
  });
  await userEvent.click(again);
  expect(screen.getByRole('progressbar', { name: 'Uploading study.pdf' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Not sent yet: a file is still on its way/);
  expect(server.posted).toHaveLength(0);
  release();
  expect(await screen.findByRole('button', { name: 'Remove study.pdf' })).toBeVisible();
});
