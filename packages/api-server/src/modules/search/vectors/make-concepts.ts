import { writeFileSync } from 'node:fs';
import { createLanguageModel, toBytes } from '@rostrum/language-model';
import { readGeneralConcepts } from '../thesaurus/read-general.ts';
import { centre, readCentre } from './centre.ts';

// Computes concepts.json: for each concept of the thesaurus, the mean of its label and entry terms. Run it after the model, the
// thesaurus or the centre changes (five minutes): node packages/api-server/src/modules/search/vectors/make-concepts.ts
const model = createLanguageModel();
if ((await model.start()) !== 'ready') throw new Error(model.failure ?? 'The model is not ready.');
const { passage } = readCentre();
const concepts = readGeneralConcepts();
const vectors = new Int8Array(concepts.length * model.dimensions);
for (const [place, { label, entryTerms }] of concepts.entries()) {
  const terms = await model.embed([label, ...entryTerms], { kind: 'passage' });
  const sum = new Float32Array(model.dimensions);
  for (const term of terms)
    for (const [at, value] of centre(toBytes(term), passage, 1 / 600).entries())
      sum[at] = (sum[at] ?? 0) + value;
  // Already centred: only its parts are brought to length 1 again.
  vectors.set(centre(sum, []), place * model.dimensions);
}
const file = {
  model: model.id,
  labels: concepts.map(({ label }) => label),
  vectors: Buffer.from(vectors).toString('base64'),
};
writeFileSync(new URL('concepts.json', import.meta.url), `${JSON.stringify(file, null, 2)}\n`);
model.close();
