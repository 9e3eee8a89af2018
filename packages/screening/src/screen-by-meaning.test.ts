import { createLanguageModel } from '@rostrum/language-model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideScreening } from './decide.ts';
import { compareTexts } from './meaning/likeness.ts';
import { splitParts } from './meaning/split-parts.ts';
import { screenText } from './screen-text.ts';
import { isEnglish } from './text/is-english.ts';

const model = createLanguageModel();
beforeAll(() => model.start());
afterAll(() => model.close());

const text = (message: string) => ({ subject: 'Anfrage', message });
async function screen(message: string, id = model.id) {
  const vectors = await model.embed(splitParts(text(message)), { kind: 'passage' });
  const assessment = screenText({ ...text(message), embedded: { model: id, vectors } });
  return { ...assessment, ...decideScreening(assessment, { sensitivity: 'normal', guard: null }) };
}

const pitch =
  'Wir vermieten Kaffeeautomaten an Büros. Die ersten vier Wochen sind kostenlos. Wann darf unser Berater bei Ihnen vorbeikommen?';

test('tells a sales pitch, a question and a threat apart in a language that the word model does not know', async () => {
  expect(decideScreening(screenText(text(pitch)), { sensitivity: 'normal', guard: null }).queue).toBe('none');
  expect(await screen(pitch)).toMatchObject({ queue: 'spam', category: 'vendor_pitch' });
  const [strongest] = (await screen(pitch)).reasons;
  expect(strongest?.code).toBe('reads_like_vendor_pitch');

  const question = await screen(
    'Ich schreibe über Trinkwasser. Könnte Ihre Hydrologin bis Dienstag zwei Fragen beantworten?',
  );
  expect(question.queue).toBe('none');
  expect(question.reasons.map(({ code }) => code)).toContain('reads_like_genuine');
  expect(
    (await screen('Ich finde heraus, wo deine Tochter wohnt, und dann bringe ich euch beide um.')).queue,
  ).toBe('safety');
});

test('goes by words alone with the vectors of another language model', async () => {
  expect(await screen(pitch, 'another-model')).toMatchObject({
    queue: 'none',
    modelVersion: screenText(text(pitch)).modelVersion,
  });
});

test('finds a threat at the end of a long message', async () => {
  const polite =
    'We read your report on rivers with interest and would like to hear more about the gauges upstream. ';
  const long = polite.repeat(30);
  expect(splitParts(text(long)).length).toBeGreaterThan(3);
  expect((await screen(long)).queue).toBe('none');
  expect(
    (await screen(`${long}I know where your children go to school, and I am going to kill them.`)).queue,
  ).toBe('safety');
});

test('finds a threat behind polite sentences of a short message', async () => {
  const polite = 'Thank you for your report on rivers. We read it with great interest at our weekly meeting.';
  const short = `${polite} I know where your children go to school, and I am going to kill them.`;
  expect(splitParts(text(short))).toHaveLength(1);
  expect((await screen(polite)).queue).toBe('none');
  expect((await screen(short)).queue).toBe('safety');
});

test('compares texts by meaning, within a language and across languages', async () => {
  const texts = [
    'Could your hydrologist explain why the dam failed?',
    'Would a water engineer of yours tell us what made the dam break?',
    'Pourquoi le barrage a-t-il cédé ? Un de vos hydrologues peut-il l’expliquer ?',
    'How do I renew my library card?',
  ];
  const compared = (await model.embed(texts, { kind: 'passage' })).map((vector, at) => ({
    vector,
    isEnglish: isEnglish(texts[at] ?? ''),
  }));
  const [one, reworded, french, other] = compared;
  if (!one || !reworded || !french || !other) throw new Error('There are four vectors.');
  expect(compareTexts(one, one)).toBeCloseTo(1, 5);
  expect(compareTexts(one, reworded)).toBeGreaterThan(0.6);
  expect(compareTexts(one, french)).toBeGreaterThan(compareTexts(french, other) + 0.2);
  expect(compareTexts(one, other)).toBeLessThan(0.3);
});
