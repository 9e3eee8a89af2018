import { test } from './fixtures.ts';
import { answerToQuestion, askAsGuest } from './guest-steps.ts';

test('a guest asks on an expert’s page, votes on an answer and follows its question', async ({ sitDown }) => {
  const guest = await sitDown();
  await askAsGuest(guest);
  await answerToQuestion(guest);
});
