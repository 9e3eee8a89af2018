import { questions, questionSummary } from '@rostrum/contracts';
import { questionBulk, questionDesk, questionDetail, similarQuestions } from '@rostrum/contracts/qanda';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QuestionListPage } from './question-list-page.tsx';

const texts = ['Does the barrier hold in 2050?', 'Which gate failed first?'];
const idOf = (number: number) => `0198a9b2-0000-7000-8000-00000000000${number}`;
const rows = texts.map((text, number) => ({
  ...example(questionSummary),
  id: idOf(number),
  text,
  status: 'open' as const,
  merged_into: null,
}));
contractServer(
  handle(questions.list, () => ({ items: rows, total: 2, counts: { open: 2 }, experts: [], topics: [] })),
  handle(questionBulk.suggestions, () => ({ items: [], inquiries: [] })),
  handle(similarQuestions.list, () => ({ items: [] })),
  handle(questionDesk.get, ({ params }) => ({
    ...example(questionDetail),
    id: params.id,
    text: texts[params.id === idOf(0) ? 0 : 1] ?? '',
    status: 'open' as const,
    refusal_reason: null,
    merged_into: null,
    merged: [],
    experts: [],
    answers: [],
  })),
);

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isWide && media === '(min-width: 1400px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // The library of the drawer asks the older way.
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});
afterEach(() => void vi.unstubAllGlobals());

test('where there is room a question opens beside the list, and the next one in its place', async () => {
  const { user } = renderPage(<QuestionListPage />, { route: '/dashboard/answers' });
  await user.click(await screen.findByRole('link', { name: /Does the barrier hold/ }));
  await screen.findByRole('heading', { name: texts[0], level: 2 });
  expect(screen.getByRole('button', { name: 'Previous question' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next question' }));
  await screen.findByRole('heading', { name: texts[1], level: 2 });
  expect(screen.getByRole('button', { name: 'Next question' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Open as a page' })).toHaveAttribute(
    'href',
    `/dashboard/answers/${idOf(1)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: texts[1] })).toBeNull());
});

test('without room the row leads to the page of the question', async () => {
  isWide = false;
  renderPage(<QuestionListPage />, { route: `/dashboard/answers?open=${idOf(0)}` });
  expect(await screen.findByRole('link', { name: /Does the barrier hold/ })).toHaveAttribute(
    'href',
    `/dashboard/answers/${idOf(0)}`,
  );
  expect(screen.queryByRole('heading', { level: 2, name: texts[0] })).toBeNull();
});
