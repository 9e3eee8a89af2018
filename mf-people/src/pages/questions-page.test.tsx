import { answerView, askedQuestion, askedQuestions } from '@rostrum/contracts/qanda';
import { contractServer, example, handle, renderPage, screen, waitFor, within } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { QuestionsPage } from './questions-page.tsx';

const text = 'Does the barrier hold in 2050?';
const asked = { ...example(askedQuestion), text, status: 'assigned' as const, answer: null };
let sent: unknown;
contractServer(
  handle(askedQuestions.list, () => ({ items: [asked] })),
  handle(askedQuestions.answer, ({ body }) => {
    sent = body;
    return { ...asked, answer: { ...example(answerView), status: 'in_review' as const } };
  }),
);

test('an expert writes the own answer, which goes to the desk', async () => {
  const { user } = renderPage(<QuestionsPage />, { session: 'expert' });
  await user.click(await screen.findByRole('button', { name: 'Write my answer' }));
  const dialog = await screen.findByRole('dialog', { name: text });
  await user.type(within(dialog).getByRole('textbox', { name: /Answer/ }), 'It holds until 2050.');
  await user.click(within(dialog).getByRole('button', { name: 'Send to the desk' }));
  await waitFor(() => expect(sent).toEqual({ body: 'It holds until 2050.', submit: true }));
});
