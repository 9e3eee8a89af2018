import { expect, test } from 'vitest';
import { decideScreening, type Guard } from './decide.ts';
import { screenText } from './screen-text.ts';

const seller =
  'We sell guest posts with dofollow backlinks. What do you charge for a link insertion on your website?';
const place = (message: string, guard: Guard | null = null) =>
  decideScreening(screenText({ subject: 'Hello', message }), { sensitivity: 'normal', guard });

test('spam, threats and genuine inquiries are told apart, and those who are trusted come through', () => {
  expect(place(seller)).toMatchObject({ label: 'spam', queue: 'spam', guard: null });
  expect(place(seller, 'verified')).toMatchObject({ queue: 'none', guard: 'verified' });
  expect(place('I know where you live and I will kill you.')).toMatchObject({ queue: 'safety' });
  expect(place('I know where you live and I will kill you.', 'known')).toMatchObject({ queue: 'safety' });
  expect(place('Could a criminologist comment on the killing for tonight’s programme?').queue).toBe('none');
  expect(place('Dobrý den, rád bych položil otázku k vašemu výzkumu vody. Děkuji.').queue).toBe('none');
});

test('letters that only look alike and invisible ones change nothing; reasons point at the original text', () => {
  const disguised = seller.replace('guest', 'gu\u200Bеst').replace('backlinks', 'bасklinks');
  const { score, reasons } = screenText({ subject: 'Hello', message: disguised });
  expect(score).toBeCloseTo(screenText({ subject: 'Hello', message: seller }).score, 5);
  const [first] = reasons;
  const [start, end] = first?.spans[0] ?? [0, 0];
  expect(first?.code).toBe('link_offer');
  expect(`Hello\n${disguised}`.slice(start, end)).toBe('gu\u200Bеst posts');
});

test('signals move a score and never hold alone', () => {
  const message = 'Is the reading room open on Monday?';
  const plain = screenText({ subject: 'Opening', message });
  const repeated = screenText({ subject: 'Opening', message, signals: { sameTextElsewhere: 2 } });
  expect(repeated.score).toBeGreaterThan(plain.score);
  expect(decideScreening(repeated, { sensitivity: 'high', guard: null }).queue).toBe('none');
  const unproved = screenText({ subject: 'Opening', message, signals: { isAddressUnproved: true } });
  expect(unproved.score).toBeGreaterThan(plain.score);
  expect(unproved.score).toBeLessThan(repeated.score);
  const trapped = screenText({ subject: 'Opening', message, signals: { isTrapFilled: true } });
  expect(trapped.score).toBeGreaterThan(repeated.score);
  expect(trapped.reasons.map(({ code }) => code)).toContain('trap');
  const inSeconds = (filledSeconds: number) =>
    screenText({ subject: 'Opening', message, signals: { filledSeconds } });
  expect(inSeconds(3).score).toBeGreaterThan(plain.score);
  expect(inSeconds(3).reasons.map(({ code }) => code)).toContain('fast');
  expect(inSeconds(4).score).toBe(plain.score);
  const known = screenText({ subject: 'Offer', message: seller, signals: { releasedBefore: 3 } });
  expect(known.score).toBeLessThan(screenText({ subject: 'Offer', message: seller }).score);
});
