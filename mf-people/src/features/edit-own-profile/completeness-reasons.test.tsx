import { personDetail } from '@rostrum/contracts';
import { example, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { CompletenessCard } from './completeness-reasons.tsx';

test('optional parts are listed without a percentage, and parts that publishing needs are not among them', () => {
  const person = {
    ...example(personDetail),
    missing: ['photo' as const],
    unfilled: ['pronunciation' as const, 'image' as const],
  };
  renderPage(<CompletenessCard person={person} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Pronunciation']);
  expect(document.body).not.toHaveTextContent('%');
});
