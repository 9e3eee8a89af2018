import { helpfulWords } from '@rostrum/contracts/qanda';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { HelpfulVote } from '../publication/helpful-vote.tsx';
import { startHelpful } from './helpful.ts';

const draw = (helpful: number) => {
  document.body.innerHTML = renderToStaticMarkup(
    HelpfulVote({
      company: 'northmere',
      id: 'q1',
      answers: 1,
      helpful,
      status: null,
      isOver: false,
      call: '/vote',
    }),
  );
  startHelpful();
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`${selector} is missing.`);
    return element;
  };
  return {
    ask: find('p'),
    status: find('[role=status]'),
    count: find('[data-helpful-count]'),
    form: find('form'),
  };
};
const press = ({ form }: ReturnType<typeof draw>) =>
  form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a vote stays on the page, is told, counted and remembered; a failure leaves the button', async () => {
  const fetching = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('fetch', fetching);
  const page = draw(0);
  expect(page.count.hidden).toBe(true);
  // Not sent as a form: the page stays.
  expect(press(page)).toBe(false);
  await expect.poll(() => page.status.textContent).toContain('could not be sent');
  expect(page.ask.hidden).toBe(false);

  fetching.mockResolvedValueOnce(Response.json({ data: { outcome: 'counted', helpful: 1 } }));
  press(page);
  await expect.poll(() => page.status.textContent).toBe('Thank you. Your vote was counted.');
  expect([page.ask.hidden, page.count.hidden, page.count.textContent]).toEqual([
    true,
    false,
    '1 visitor found this helpful',
  ]);
  // Read out once: by the focus, and not as a live region besides.
  expect(document.activeElement).toBe(page.status);
  expect(page.status.hasAttribute('role')).toBe(false);

  const later = draw(12);
  expect([later.ask.hidden, later.count.textContent]).toEqual([true, '12 visitors found this helpful']);
});

// The script carries its own words: the contracts would bring their checks to every reader.
test.each(Object.entries(helpfulWords))(
  'a vote that was %s is told as without script',
  async (outcome, text) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { outcome, helpful: 3 } })));
    const page = draw(0);
    press(page);
    await expect.poll(() => page.status.textContent).toBe(text);
  },
);
