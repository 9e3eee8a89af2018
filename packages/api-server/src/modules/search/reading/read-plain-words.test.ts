import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlainWords } from './read-plain-words.ts';

const read = (text: string, off?: string[]) => {
  const { readings, rest, isQuestion } = readPlainWords(text, new Set(off));
  return { keys: readings.map(({ key }) => key), rest, isQuestion };
};

test('a question in plain words: language, time, and what it is about', () => {
  expect(read('who can explain why the bridge failed, in French, today?')).toEqual({
    keys: ['language:fr', 'available:today'],
    rest: 'bridge failed',
    isQuestion: true,
  });
});

test.each([
  ['storm surge, in Norwegian', ['language:no'], 'storm surge'],
  ['Spanish-speaking expert on elections', ['language:es'], 'elections'],
  ['stroke doctor who speaks Italian', ['language:it'], 'stroke doctor'],
  ['somebody on live TV about the flood barrier', ['ready:live_tv'], 'flood barrier'],
  ['tax expert for radio available now', ['ready:radio', 'available:now'], 'tax'],
  ['someone in the United States who knows about vaccines', ['country:US'], 'vaccines'],
  ['wildfire researchers in Europe', ['region:Europe'], 'wildfire researchers'],
  ['bridge engineer from the UK', ['country:GB'], 'bridge engineer'],
  ['economist as a keynote speaker', ['inquiry_type:1'], 'economist'],
  ['coroner as an expert witness', ['inquiry_type:3'], 'coroner'],
  ['sleep by phone', ['ready:phone'], 'sleep'],
  ['Kenyan malaria researcher', ['demonym:KE'], 'malaria researcher'],
  ['Zurich car safety engineer', ['city:Zurich, CH'], 'car safety engineer'],
  ['early morning radio guest on wages', ['ready:radio'], 'wages'],
])('%s', (text, keys, rest) => {
  expect(read(text)).toMatchObject({ keys, rest });
});

test.each([
  'french wine law',
  'phone bans in schools',
  'expert testimony',
  'the today programme',
  'radio astronomy',
  'podcast',
  'polish',
  'india',
])('%s stays a text', (text) => {
  expect(read(text)).toMatchObject({ keys: [], rest: text });
});

test('quotes and minus mean themselves', () => {
  expect(read('flood "in French" -"on tv"')).toMatchObject({ keys: [], rest: 'flood "in French" -"on tv"' });
});

test('a reading that was taken back is neither filter nor text', () => {
  expect(read('vaccines in Danish', ['language:da'])).toMatchObject({ keys: [], rest: 'vaccines' });
});

test('nothing but polite words is what is looked for', () => {
  expect(read('who can explain')).toMatchObject({ keys: [], rest: 'who can explain' });
  expect(read('expert')).toMatchObject({ keys: [], rest: 'expert' });
});

test('any text can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(readPlainWords(text).rest.length).toBeLessThanOrEqual(text.length);
    }),
  );
});

test.for([
  ['pharmacist available this week', 'pharmacist', ['available this week']],
  ['economist tomorrow morning', 'economist', ['tomorrow morning']],
  ['a volcano expert free on Tuesday afternoon', 'volcano', ['free on Tuesday afternoon']],
  ['someone on tides available at the weekend', 'tides', ['available at the weekend']],
  ['speaker on AI for under $5,000 in June', 'speaker on AI', ['for under $5,000', 'in June']],
  ['talk about tides, up to 500 euros', 'talk about tides', ['up to 500 euros']],
  ['female economist', 'economist', ['female']],
  ['inflation, ideally a woman', 'inflation', ['ideally a woman']],
] as const)('says what no profile tells: %s', ([text, rest, notUsed]) => {
  const read = readPlainWords(text);
  expect({ rest: read.rest, notUsed: read.notUsed }).toEqual({ rest, notUsed });
});

test.for([
  'children under 18',
  'march of the penguins',
  'violence against women',
  'women in science',
  'May elections',
])('takes nothing out of a subject: %s', (text) => {
  expect(readPlainWords(text)).toMatchObject({ rest: text, notUsed: [] });
});
