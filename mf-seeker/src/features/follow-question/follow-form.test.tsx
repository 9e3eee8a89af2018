import { questionFollows, followWords } from '@rostrum/contracts/qanda';
import { contractServer, example, handle, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { FollowForm } from './follow-form.tsx';

const asked: unknown[] = [];
contractServer(
  handle(questionFollows.follow, ({ body }) => {
    asked.push(body);
    return { ...example(questionFollows.follow.response), outcome: 'following' as const };
  }),
);
const id = '01a20346-2f23-72ef-9171-54d56e261643';

test('the email of the account is offered; once it follows, the keyboard is on what was said', async () => {
  const { user } = renderPage(<FollowForm company="northmere" id={id} email="ann@paper.example" />);
  expect(screen.getByLabelText('Email me new answers')).toHaveValue('ann@paper.example');
  await user.click(screen.getByRole('button', { name: 'Follow question' }));
  expect(await screen.findByText(followWords.following)).toHaveFocus();
  expect(asked).toEqual([{ company_username: 'northmere', question_id: id, email: 'ann@paper.example' }]);
  expect(screen.queryByRole('button', { name: 'Follow question' })).not.toBeInTheDocument();
});
