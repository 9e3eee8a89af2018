import { people, personSummary, questions, questionSummary } from '@rostrum/contracts';
import { questionBulk, questionDesk, questionDetail, questionFromInquiry } from '@rostrum/contracts/qanda';
import {
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import { QuestionListPage } from './question-list-page.tsx';

const question = {
  ...example(questionSummary),
  id: '0198a9b2-0000-7000-8000-000000000001',
  text: 'Can an algorithm be cross-examined?',
  status: 'open' as const,
  origin: 'inquiry' as const,
  merged_into: null,
};
const maren = {
  ...example(personSummary),
  id: '0198a9b2-0000-7000-8000-000000000008',
  name: 'Maren Okonjo-Hale',
};
let asked: URLSearchParams | undefined;
const server = contractServer(
  handle(questions.list, ({ request }) => {
    asked = new URL(request.url).searchParams;
    return {
      items: [question],
      total: 1,
      counts: { open: 1 },
      experts: [{ username: 'ada', name: 'Ada Nordin' }],
      topics: ['Flood funding'],
    };
  }),
  handle(questionBulk.suggestions, () => ({
    items: [{ text: 'glacier flood', people: 3 }],
    inquiries: [{ id: question.id, ref: 'INQ-7K2M9', subject: 'Gates in winter' }],
  })),
);

beforeEach(() => notificationStore.clear());

test('shows where a question came from and that nobody is asked yet', async () => {
  renderPage(<QuestionListPage />, { route: '/dashboard/answers' });
  await screen.findByText('Can an algorithm be cross-examined?');
  expect(screen.getByText('From an inquiry')).toBeInTheDocument();
  expect(screen.getByText('Not assigned')).toBeInTheDocument();
});

test('an answer that waits to be checked is named, in the list and as a filter', async () => {
  server.use(
    handle(questions.list, () => ({
      items: [{ ...question, status: 'assigned' as const, answers: 0, answers_in_review: 1 }],
      total: 1,
      counts: { assigned: 1, in_review: 1 },
      experts: [],
      topics: [],
    })),
  );
  const { user } = renderPage(<QuestionListPage />, { route: '/dashboard/answers' });
  const row = (await screen.findByText(question.text)).closest('tr');
  expect(row).toHaveTextContent('Answer in review');
  expect(row).toHaveTextContent('1 in review');
  expect(row).not.toHaveTextContent('Assigned');
  await user.click(screen.getByRole('button', { name: /^Status/ }));
  expect(
    await screen.findByText('Answer in review', {
      selector: '[role=listbox] *, [role=menu] *, label *, label',
    }),
  ).toBeVisible();
});

test('a merged question says so, and where it is now', async () => {
  const merged_into = { id: question.id, text: 'May a machine testify?' };
  server.use(
    handle(questions.list, () => ({
      items: [{ ...question, status: 'archived' as const, merged_into }],
      total: 1,
      counts: {},
      experts: [],
      topics: [],
    })),
  );
  renderPage(<QuestionListPage />, { route: '/dashboard/answers' });
  await screen.findByText('Merged into: May a machine testify?');
  const table = within(screen.getByRole('table'));
  expect(table.getByText('Merged')).toBeInTheDocument();
  expect(table.queryByText('Archived')).toBeNull();
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

test('several questions are archived at once, and those that cannot be say why', async () => {
  const archived: unknown[] = [];
  const takenBack: unknown[] = [];
  const other = '0198a9b2-0000-7000-8000-000000000002';
  server.use(
    handle(questionBulk.archive, ({ body }) => {
      archived.push(body);
      return {
        changed: [other],
        refused: [{ id: question.id, text: question.text, reason: 'It waits.' }],
        former: [{ id: other, version: 3, status: 'closed' as const }],
      };
    }),
  );
  server.use(
    handle(questionBulk.undoArchive, ({ body }) => {
      takenBack.push(body);
      return { changed: [other], refused: [] };
    }),
  );
  const { user } = renderPage(
    <>
      <QuestionListPage />
      <Notifications />
    </>,
    { route: '/dashboard/answers?expert=ada' },
  );
  await user.click(await screen.findByRole('checkbox', { name: `Select ${question.text}` }));
  expect(asked?.get('expert')).toBe('ada');
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await screen.findByText('1 question archived. 1 could not be.');
  expect(screen.getByText(`${question.text}: It waits.`)).toBeInTheDocument();
  expect(archived).toEqual([{ ids: [question.id] }]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('1 question as before.');
  expect(takenBack).toEqual([{ questions: [{ id: other, version: 3, status: 'closed' }] }]);
});

test('several questions that were assigned by mistake are taken back', async () => {
  const former = [{ id: question.id, version: 4, person_ids: [], due_at: null }];
  let takenBack: unknown;
  server.use(
    handle(people.list, () => ({ items: [maren], total: 1, departments: [] })),
    handle(questionBulk.assign, () => ({ changed: [question.id], refused: [], former })),
    handle(questionBulk.undoAssign, ({ body }) => {
      takenBack = body;
      return { changed: [question.id], refused: [] };
    }),
  );
  const { user } = renderPage(
    <>
      <QuestionListPage />
      <Notifications />
    </>,
    { route: '/dashboard/answers' },
  );
  await user.click(await screen.findByRole('checkbox', { name: `Select ${question.text}` }));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign 1 question' });
  await user.type(within(dialog).getByRole('combobox', { name: 'Experts' }), 'Maren');
  await user.click(await screen.findByText('Maren Okonjo-Hale'));
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await screen.findByText('1 question assigned.');
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('1 question as before.');
  expect(takenBack).toEqual({ questions: former });
});

test('a search that found no one becomes a question in one press', async () => {
  const added: unknown[] = [];
  server.use(
    handle(questionDesk.create, ({ body }) => {
      added.push(body);
      return { ...example(questionDetail), id: question.id };
    }),
  );
  const { user } = renderPage(<QuestionListPage />, { route: '/dashboard/answers' });
  await user.click(await screen.findByRole('button', { name: 'Add question: glacier flood' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a question' });
  expect(within(dialog).getByRole('textbox', { name: /^Question/ })).toHaveValue('glacier flood');
  await user.click(within(dialog).getByRole('button', { name: 'Add question' }));
  await waitFor(() => expect(added).toEqual([{ text: 'glacier flood', details: '' }]));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/dashboard\/answers\/.+/));
});

test('a closed inquiry becomes a question in a dialog that says what was taken out and who approves', async () => {
  let sent: unknown;
  const expert = { id: '0198a9b2-0000-7000-8000-0000000000aa', name: 'Dr Maren Hale' };
  server.use(
    handle(questionFromInquiry.draft, () => ({
      ref: 'INQ-7K2M9',
      text: 'How often does the gate close?',
      answer: 'Seven times a year, as I told [name].',
      removed: 2,
      experts: [expert],
    })),
    handle(questionFromInquiry.create, ({ body }) => {
      sent = body;
      return {
        ...example(questionDetail),
        id: question.id,
        experts: [{ ...expert, asked_at: null, declined_at: null, decline_note: '' }],
      };
    }),
  );
  const { user } = renderPage(
    <>
      <QuestionListPage />
      <Notifications />
    </>,
    { route: '/dashboard/answers' },
  );
  await user.click(await screen.findByRole('button', { name: 'Make it a public question: Gates in winter' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Make inquiry INQ-7K2M9/ }));
  expect(await dialog.findByText(/2 names, addresses and numbers were taken out/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Question/ })).toHaveValue('How often does the gate close?');
  await user.click(dialog.getByRole('button', { name: 'Add question' }));
  expect(await dialog.findByText(/something in square brackets was taken out/)).toBeVisible();
  expect(sent).toBeUndefined();
  const answer = dialog.getByRole('textbox', { name: /^Answer/ });
  await user.clear(answer);
  await user.type(answer, 'Seven times a year, in most years.');
  await user.click(dialog.getByRole('button', { name: 'Add question' }));
  await screen.findByText('Question added. Dr Maren Hale gets an email to approve the answer.');
  expect(sent).toEqual({
    text: 'How often does the gate close?',
    person_id: expert.id,
    answer: 'Seven times a year, in most years.',
  });
});

test('the list is narrowed by a topic, which stands in the address', async () => {
  const { user } = renderPage(<QuestionListPage />, { route: '/dashboard/answers' });
  await screen.findByText('Can an algorithm be cross-examined?');
  await user.click(screen.getByRole('button', { name: /^Topic/ }));
  await user.click(await screen.findByText('Flood funding'));
  await waitFor(() => expect(asked?.get('topic')).toBe('Flood funding'));
});

test('a link that proposes a question opens the form with its words, and closing it leaves the list', async () => {
  const { user } = renderPage(<QuestionListPage />, {
    route: '/dashboard/answers?ask=avian%20flu&status=open',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Add a question' });
  expect(within(dialog).getByRole('textbox', { name: /^Question/ })).toHaveValue('avian flu');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(window.location.search).toBe('?status=open'));
});
