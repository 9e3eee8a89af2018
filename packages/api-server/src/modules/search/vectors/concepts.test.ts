import { createLanguageModel } from '@rostrum/language-model';
import { expect, test } from 'vitest';
import { readGeneralConcepts } from '../thesaurus/read-general.ts';
import { openConcepts } from './concepts.ts';

test('the vectors of concepts are of the model and the thesaurus of today', () => {
  const { model, labels } = openConcepts();
  expect(model).toBe(createLanguageModel().id);
  expect(labels).toEqual(readGeneralConcepts().map(({ label }) => label));
});

test('a topic is known by its name, an entry term, or not at all', () => {
  const { labels, conceptOfTopic } = openConcepts();
  const nowhere = new Int8Array(768);
  const [concept] = readGeneralConcepts().filter(({ entryTerms }) => entryTerms.length > 0);
  const place = labels.indexOf(concept?.label ?? '');
  expect(conceptOfTopic(concept?.label ?? '', nowhere)).toBe(place);
  expect(labels).toContain(labels[conceptOfTopic(concept?.entryTerms[0] ?? '', nowhere) ?? -1]);
  for (let time = 0; time < 2; time += 1)
    expect(conceptOfTopic('Underwater basket weaving', nowhere)).toBeNull();
});
