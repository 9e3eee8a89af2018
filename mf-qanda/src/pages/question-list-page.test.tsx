import { questions, questionSummary } from '@rostrum/contracts';
import { contractServer, example, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { QuestionListPage } from './question-list-page.tsx';

const question = {
  ...example(questionSummary),
  id: '0198a9b2-0000-7000-8000-000000000001',
  text: 'Can an algorithm be cross-examined?',
  status: 'open' as const,
  origin: 'inquiry' as const,
};
let asked: URLSearchParams | undefined;
const server = contractServer(
  handle(questions.list, ({ request }) => {
    asked = new URL(request.url).searchParams;
    return { items: [question], total: 1, counts: { open: 1 } };
  }),
);

test('shows where a question came from and that nobody is asked yet', async () => {
  renderPage(<QuestionListPage />, { route: '/dashboard/answers' });
  await screen.findByText('Can an algorithm be cross-examined?');
  expect(screen.getByText('From an inquiry')).toBeInTheDocument();
  expect(screen.getByText('Nobody yet')).toBeInTheDocument();
});

test('filters from the address are asked for, faulty ones are ignored', async () => {
  renderPage(<QuestionListPage />, { route: '/dashboard/answers?status=open&origin=nowhere&page_size=9999' });
  await screen.findByText('Can an algorithm be cross-examined?');
  await waitFor(() => expect(asked?.getAll('status')).toEqual(['open']));
  expect(asked?.get('origin')).toBeNull();
});

test('a failure offers Retry and recovers', async () => {
  server.use(refuse(questions.list, 'not_allowed'));
  const { user } = renderPage(<QuestionListPage />, { route: '/dashboard/answers' });
  await screen.findByText('Could not load.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Can an algorithm be cross-examined?');
});
