import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startInquiry } from './inquiry.ts';

const page = (inner: string, title = 'Inquiry to Maren Hale') =>
  `<body><main><h1>${title}</h1><div data-inquiry-form>${inner}</div></main></body>`;
const form = (type: string, more = '', problems = '') => `${problems}
  <form method="post" action="/experts/maren/inquiry">
    <input type="hidden" name="key" value="key-${type}"><input type="hidden" name="type" value="${type}">
    ${more}<label>Subject <input name="subject"></label>
    <label><input type="radio" name="deadline" value="today"> Today</label>
    <label><input type="radio" name="deadline" value="week"> In a week</label>
    <label>First name <input name="firstname"></label>
    <label><input type="checkbox" name="consent" value="yes"> Consent</label>
    <button>Send</button>
  </form>`;
const outlet = '<label>Outlet <input name="fields.outlet"></label>';

let answers: (string | Error)[] = [];
let sent: { address: string; body: string | undefined }[] = [];

function draw() {
  document.body.innerHTML = `<p role="status" data-notice></p>
    <section data-inquiry aria-label="Inquiry"><h2 tabindex="-1">Send an inquiry</h2>
      <nav data-inquiry-kinds><a href="/experts/maren/inquiry?type=2" aria-current="true">Media</a>
        <a href="/experts/maren/inquiry?type=1">Speaking</a></nav>
      <div data-inquiry-form>${form('2', outlet)}</div></section>`;
  startInquiry();
}

beforeEach(() => {
  sessionStorage.clear();
  answers = [];
  sent = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    sent.push({ address: String(address), body: options?.body ? String(options.body) : undefined });
    const answer = answers.shift() ?? new Error('offline');
    if (answer instanceof Error) throw answer;
    return new Response(answer);
  });
  draw();
});
// Files share the document.
afterEach(() => {
  document.body.innerHTML = '';
  document.title = '';
  sessionStorage.clear();
});

test('another kind is fetched in place, and what was typed goes along', async () => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Subject'), 'Surge');
  await user.click(screen.getByLabelText('In a week'));
  answers = [page(form('1'))];
  await user.click(screen.getByRole('link', { name: 'Speaking' }));
  await waitFor(() => expect(screen.queryByLabelText('Outlet')).toBeNull());
  expect(screen.getByLabelText('Subject')).toHaveValue('Surge');
  expect(screen.getByLabelText('In a week')).toBeChecked();
  expect(document.querySelector('[name=type]')).toHaveValue('1');
  expect(document.querySelector('[name=key]')).toHaveValue('key-1');
  expect(screen.getByRole('link', { name: 'Speaking' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Media' })).not.toHaveAttribute('aria-current');
});

test('a refusal comes with its faults in focus; the receipt takes the form’s place, and the sender is kept for the next', async () => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('First name'), 'Callum');
  await user.type(screen.getByLabelText('Subject'), 'Surge');
  await user.click(screen.getByLabelText('Consent'));
  answers = [
    page(form('2', outlet, '<div class="problems" tabindex="-1">2 things to fix</div>')),
    page('<p>Your reference is INQ-7K2M9</p>', 'Sent to Maren Hale'),
  ];
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByText('2 things to fix')).toHaveFocus());
  expect(sent.at(-1)?.body).toContain('key=key-2&type=2');
  expect(sent.at(-1)?.body).toContain('consent=yes');

  await user.type(screen.getByLabelText('First name'), 'Callum');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const card = within(screen.getByRole('region', { name: 'Inquiry' }));
  await waitFor(() => expect(card.getByRole('heading', { name: 'Sent to Maren Hale' })).toHaveFocus());
  expect(card.getByText(/INQ-7K2M9/)).toBeVisible();
  expect(card.queryByRole('link', { name: 'Speaking' })).toBeNull();
  draw();
  expect(screen.getByLabelText('First name')).toHaveValue('Callum');
  expect(screen.getByLabelText('Subject')).toHaveValue('');
});

test('says which page of the site led here', async () => {
  const user = userEvent.setup();
  const referrer = vi.spyOn(document, 'referrer', 'get');
  referrer.mockReturnValue(`${location.origin}/organizations/northmere/posts/surge`);
  answers = [page(form('2', outlet, '<div class="problems" tabindex="-1">Enter a subject.</div>'))];
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(new URLSearchParams(sent[0]?.body).get('came_from')).toBe('/organizations/northmere/posts/surge');
  referrer.mockReturnValue('https://elsewhere.example/page');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(new URLSearchParams(sent[1]?.body).get('came_from')).toBeNull();
  referrer.mockRestore();
});

test('offline nothing is lost: it says so, another try is possible, and a reload brings the text back without consent', async () => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Subject'), 'Surge');
  await user.click(screen.getByLabelText('Consent'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Not sent: check the connection/),
  );
  expect(screen.getByLabelText('Subject')).toHaveValue('Surge');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  draw();
  expect(screen.getByLabelText('Subject')).toHaveValue('Surge');
  expect(screen.getByLabelText('Consent')).not.toBeChecked();
});
