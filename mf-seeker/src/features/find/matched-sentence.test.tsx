import { render } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { MatchedSentence } from './matched-sentence.tsx';

const parts = [
  { text: '…the heath ', marked: false },
  { text: 'burned', marked: true },
  { text: '…', marked: false },
];

test('only what somebody said or wrote themselves stands in quotation marks', () => {
  const shown = (source: string) =>
    render(<MatchedSentence match={{ source, parts }} />).container.textContent;
  for (const source of ['In their words', 'Answer']) expect(shown(source)).toBe('“…the heath burned…”');
  for (const source of [
    'Profile, biography',
    'Profile, headline',
    'Areas of expertise',
    'Post',
    'Organisation',
  ])
    expect(shown(source)).toBe('…the heath burned…');
});
