import { questions, questionSummary } from '@rostrum/contracts';
import {
  answerView,
  questionDesk,
  questionDetail,
  questionInquiries,
  questionMerge,
  similarQuestions,
} from '@rostrum/contracts/qanda';
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
import { beforeEach, expect, test } from 'vitest';
import { QuestionPage } from './question-page.tsx';

const maren = { id: '0198a9b2-0000-7000-8000-000000000001', name: 'Maren Hale' };
const asked = {
  ...maren,
  asked_at: '2026-11-19T10:12:00.000Z',
  declined_at: '2026-11-20T10:12:00.000Z' as string | null,
  decline_note: 'Ask Bram.',
};
const answer = {
  ...example(answerView),
  id: '0198a9b2-0000-7000-8000-000000000002',
  person: maren,
  body: 'It holds until 2050.',
  status: 'in_review' as const,
  retraction_reason: null,
  version: 3,
};
const question = {
  ...example(questionDetail),
  id: '0198a9b2-0000-7000-8000-000000000003',
  text: 'Does the barrier hold in 2050?',
  status: 'submitted' as const,
  asker: { name: 'Cal', email: 'cal@meridian.example' },
  refusal_reason: null,
  merged_into: null as { id: string; text: string } | null,
  merged: [],
  experts: [asked],
  answers: [] as (typeof answer)[],
  version: 7,
};
let sent: unknown;
let shown: ReturnType<typeof questionDetail.parse>;
beforeEach(() => {
  shown = question;
});
const server = contractServer(
  handle(questionInquiries.list, () => ({
    items: [
      {
        id: '0198a9b2-0000-7000-8000-000000000007',
        ref: 'INQ-7K2M9',
        subject: 'Interview on the barrier',
        created_at: '2026-11-19T10:00:00.000Z',
      },
    ],
    total: 3,
  })),
  handle(similarQuestions.list, () => ({ items: [] })),
  handle(questionDesk.get, () => shown),
  handle(questionDesk.act, ({ body }) => {
    sent = body;
    return (shown = { ...question, status: 'rejected', refusal_reason: body.reason ?? null });
  }),
  handle(questionDesk.actOnAnswer, ({ body, params }) => {
    sent = { ...body, ...params };
    return (shown = { ...question, status: 'answered', answers: [{ ...answer, status: 'published' }] });
  }),
);
const open = () =>
  renderPage(<QuestionPage />, {
    route: `/dashboard/answers/${question.id}`,
    path: '/dashboard/answers/:id',
  });

test('a question is refused with a reason alone, and says so', async () => {
  const { user } = open();
  await screen.findByText('Cal, cal@meridian.example (never shown to readers)');
  expect(screen.queryByRole('button', { name: 'Assign experts' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refuse this question?' });
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await within(dialog).findByText('Enter a reason.');
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Asked before');
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await screen.findByText(/Asked before/);
  expect(sent).toEqual({ version: 7, action: 'reject', reason: 'Asked before' });
  expect(screen.getByRole('button', { name: 'Accept' })).toBeInTheDocument();
});

test('an answer in review is published after it was asked whether', async () => {
  shown = { ...question, status: 'assigned', answers: [answer] };
  const { user } = open();
  await screen.findByText('It holds until 2050.');
  expect(screen.getByText('Answer in review')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publish answer' }));
  const dialog = await screen.findByRole('dialog', { name: /Publish the answer of Maren Hale/ });
  await user.click(within(dialog).getByRole('button', { name: 'Publish answer' }));
  await screen.findByRole('link', { name: 'Open the public page' });
  expect(sent).toMatchObject({ version: 3, action: 'publish', answer_id: answer.id });
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('whoever declined can be sent another link, and words that nobody approved say so', async () => {
  shown = { ...question, status: 'assigned', answers: [{ ...answer, approved_at: null }] };
  server.use(
    handle(questionDesk.sendLink, ({ params }) => {
      sent = params.person_id;
      return (shown = { ...shown, experts: [{ ...asked, declined_at: null }] });
    }),
  );
  const { user } = open();
  await screen.findByText(/declined on .*: Ask Bram\./);
  expect(screen.getByText('Maren Hale has not approved these words.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send for approval: Maren Hale' }));
  await screen.findByText(/email with a link sent on/);
  expect(sent).toBe(maren.id);
});

test('a question that is not there leads back to the list', async () => {
  server.use(refuse(questionDesk.get, 'not_found'));
  open();
  await screen.findByText('There is no such question');
});

test('a question that readers see leads to the inquiries it caused', async () => {
  shown = { ...question, status: 'answered', answers: [{ ...answer, status: 'published' }] };
  open();
  expect(await screen.findByRole('link', { name: 'Interview on the barrier' })).toHaveAttribute(
    'href',
    '/dashboard/inquiries/0198a9b2-0000-7000-8000-000000000007',
  );
  expect(screen.getByText('and 2 earlier')).toBeVisible();
});

test('a merge says what it would do before it is done, and is undone from the merged question', async () => {
  const other = { id: '0198a9b2-0000-7000-8000-000000000009', text: 'How long does the barrier last?' };
  shown = { ...question, status: 'answered', answers: [{ ...answer, status: 'published' }] };
  server.use(
    handle(questions.list, () => ({
      items: [{ ...example(questionSummary), ...other }],
      total: 1,
      counts: { open: 1 },
      experts: [],
      topics: [],
    })),
    handle(questionMerge.preview, () => ({
      into: { ...other, version: 4, status: 'open' as const },
      moved: [{ name: 'Maren Hale', status: 'published' as const }],
      kept: [],
      asked: [],
      left_out: [],
    })),
    handle(questionMerge.merge, ({ body }) => {
      sent = body;
      return (shown = { ...question, ...other, merged: [{ id: question.id, text: question.text }] });
    }),
    handle(questionMerge.undo, ({ body }) => {
      sent = body;
      return (shown = { ...question, status: 'answered', merged_into: null });
    }),
  );
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Merge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge this question into another one' });
  expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.click(within(dialog).getByRole('combobox', { name: 'Question that stays' }));
  await user.click(await screen.findByTitle(other.text));
  await within(dialog).findByText('The answer of Maren Hale moves there.');
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(sent).toEqual({ version: 7, into_id: other.id, into_version: 4 }));
  unmount();

  shown = { ...question, status: 'archived', merged_into: other };
  const again = open();
  await screen.findByRole('link', { name: other.text });
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  await again.user.click(screen.getByRole('button', { name: 'Undo merge' }));
  await screen.findByRole('button', { name: 'Close' });
  expect(sent).toEqual({ version: 7 });
});

test('a question is reworded: on accepting it, and later', async () => {
  const reword = (changes: Partial<typeof question>) => {
    server.use(
      handle(questionDesk.act, ({ body }) => {
        sent = body;
        return (shown = { ...question, status: 'open', text: body.text ?? '', original_text: question.text });
      }),
      handle(questionDesk.reword, ({ body }) => {
        sent = body;
        return (shown = { ...question, text: body.text });
      }),
    );
    shown = { ...question, origin: 'seeker', ...changes };
  };
  reword({ status: 'submitted' });
  const { user } = open();
  const type = async (text: string, confirm: string) => {
    await user.click(await screen.findByRole('button', { name: 'Reword' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reword the question' }));
    const field = dialog.getByRole('textbox', { name: /^Question/ });
    await user.clear(field);
    await user.type(field, text);
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await type('Does the barrier hold until 2050?', 'Accept with this wording');
  expect(sent).toEqual({ version: 7, action: 'accept', text: 'Does the barrier hold until 2050?' });
  await screen.findByText(/“Does the barrier hold in 2050\?” \(never shown to readers\)/);
  await type('Will the barrier hold until 2050?', 'Save wording');
  expect(sent).toEqual({ version: 7, text: 'Will the barrier hold until 2050?' });
});

test('questions that ask the same are shown with their state, and the merge starts from there', async () => {
  const other = { id: '0198a9b2-0000-7000-8000-000000000009', text: 'How long does the barrier last?' };
  const refused = { id: '0198a9b2-0000-7000-8000-000000000010', text: 'Will the barrier hold?' };
  const asked = { answers_in_review: 0, created_at: '2026-11-18T10:00:00.000Z' };
  shown = { ...question, status: 'open', experts: [] };
  server.use(
    handle(similarQuestions.list, ({ params }) => ({
      items:
        params.id === question.id
          ? [
              { ...asked, ...other, status: 'assigned' as const, answers_in_review: 1 },
              { ...asked, ...refused, status: 'rejected' as const },
            ]
          : [],
    })),
    handle(questions.list, () => ({ items: [], total: 0, counts: {}, experts: [], topics: [] })),
    handle(questionMerge.preview, ({ params }) => ({
      into: { id: params.into_id, text: other.text, version: 4, status: 'assigned' as const },
      moved: [],
      kept: [],
      asked: ['Bram Visser'],
      left_out: [],
    })),
    handle(questionMerge.merge, ({ body }) => {
      sent = body;
      return (shown = { ...question, ...other, merged: [{ id: question.id, text: question.text }] });
    }),
  );
  const { user } = open();
  const same = within(await screen.findByRole('list', { name: 'Asks the same' }));
  const [first, second] = same.getAllByRole('listitem').map((item) => within(item));
  expect(first?.getByRole('link', { name: other.text })).toHaveAttribute(
    'href',
    `/dashboard/answers/${other.id}`,
  );
  expect(first?.getByText('Answer in review')).toBeVisible();
  expect(second?.getByText('Rejected')).toBeVisible();
  expect(second?.queryByRole('button')).toBeNull();
  await user.click(same.getByRole('button', { name: `Merge into “${other.text}”` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge this question into another one' }));
  await dialog.findByText('New email with a link to answer the question that stays: Bram Visser.');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual({ version: 7, into_id: other.id, into_version: 4 });
});
