import type { publicQuestion } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { answerWithCredit } from './answer-with-credit.ts';

type Answer = ReturnType<(typeof publicQuestion)['parse']>['answers'][number];

const answer: Answer = {
  id: '00000000-0000-7000-8000-000000000001',
  body_html: '<p>No. A surge lasts for hours.</p>',
  text: 'No. A surge lasts for hours.',
  pull_quote: '',
  sources: [],
  published_at: '2026-10-22T10:00:00.000Z',
  expert: {
    username: 'maren',
    kind: 'expert',
    name: 'Dr Maren Okonjo-Hale',
    job_title: 'Professor',
    headline: '',
    image: null,
    topics: [],
  },
};
const credit = { organisation: 'Northmere University', url: 'https://rostrum.test/q' };

test('an answer is copied with who gave it, when and where, unaltered', () => {
  expect(answerWithCredit(answer, credit)).toBe(
    '“No. A surge lasts for hours.” (Dr Maren Okonjo-Hale, Professor, Northmere University, 22 October 2026. https://rostrum.test/q)',
  );
  expect(answerWithCredit({ ...answer, pull_quote: 'It lasts for hours.' }, credit)).toMatch(
    /^“It lasts for hours\.” \(Dr Maren/,
  );
  // A server of an earlier release sends no text: nothing is offered in place of it.
  expect(answerWithCredit({ ...answer, text: undefined }, credit)).toBeNull();
});
