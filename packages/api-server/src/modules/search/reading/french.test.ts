import { describe, expect, test } from 'vitest';
import { wordsOf } from '../language/fold.ts';
import { isFrench, translateFrench } from './french.ts';

const inEnglish = (text: string, texts: readonly string[] = []) =>
  translateFrench(wordsOf(text), [], (word) =>
    texts.includes(word) ? { word, stem: word } : undefined,
  )?.words.join(' ');

describe('a French request', () => {
  test.each([
    ["y a-t-il du plomb dans l'eau du robinet ?", 'lead tap water'],
    ["fermetures d'usines", 'factory closure'],
    ['les infirmières en grève', 'nurse strike'],
    // The small word "de" stands in the request once.
    ['recours contre un permis de construire en bord de mer', 'legal challenge planning permission seaside'],
  ])('%s is read as %s', (text, english) => {
    expect(inEnglish(text)).toBe(english);
  });

  test('keeps what some text has, and leaves out what has no English word', () => {
    expect(inEnglish('la pollution de la Zygonne dans la Vrelle', ['zygonne'])).toBe('pollution zygonne');
  });

  test('keeps its own words beside the English ones, for texts that have them', () => {
    const translated = translateFrench(wordsOf('le loyer des étudiants'), [], (word) =>
      word === 'loyer' ? { word, stem: 'loyer' } : undefined,
    );
    expect([...(translated?.alternatives ?? [])]).toEqual([['rent', [{ word: 'loyer', stem: 'loyer' }]]]);
  });

  test('is read by what is known of it otherwise', () => {
    const named = [{ from: 1, to: 2, name: 'Tenancy law' }];
    expect(translateFrench(['le', 'loyer', 'des', 'etudiants'], named, () => undefined)?.words).toEqual([
      'tenancy',
      'law',
      'student',
    ]);
  });
});

test.each([
  'train accident',
  'pain in the back',
  'the mayor of La Rochelle',
  'de facto segregation',
  'ai as a judge',
  'who is on the bail list',
  'die Energiewende in Deutschland',
  'Pflege von Angehörigen mit Demenz',
  '',
])('"%s" is no French request', (text) => {
  expect(isFrench(wordsOf(text))).toBe(false);
});

test('a name with small French words stays as it is', () => {
  expect(inEnglish('Aymeric de la Crauzelle')).toBeUndefined();
});
