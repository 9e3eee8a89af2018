import { writeFileSync } from 'node:fs';
import { createLanguageModel, vectorParts, type TextKind } from '@rostrum/language-model';
import { readGeneralConcepts } from '../thesaurus/read-general.ts';
import { mainLanguage, readLanguages } from '../language/text-language.ts';

// Computes centre.json from the labels of the thesaurus, and for other languages from languages.tsv: short texts of every
// subject that belong to no directory. Run it after the model changes: node packages/api-server/src/modules/search/vectors/make-centre.ts
const labels = [...new Set(readGeneralConcepts().map(({ label }) => label))];
const model = createLanguageModel();
if ((await model.start()) !== 'ready') throw new Error(model.failure ?? 'The model is not ready.');

async function meanOf(texts: readonly string[], kind: TextKind): Promise<number[]> {
  const [from, to] = vectorParts.multilingual;
  const sum = new Float64Array(to - from);
  for (const vector of await model.embed(texts, { kind }))
    for (const [at, value] of vector.subarray(from, to).entries()) sum[at] = (sum[at] ?? 0) + value;
  return [...sum].map((value) => Number((value / texts.length).toFixed(5)));
}

const queries: Record<string, number[]> = { [mainLanguage]: await meanOf(labels, 'query') };
for (const { code, samples } of readLanguages())
  if (samples.length > 0) queries[code] = await meanOf(samples, 'query');
const centre = { model: model.id, passage: await meanOf(labels, 'passage'), queries };
writeFileSync(new URL('centre.json', import.meta.url), `${JSON.stringify(centre)}\n`);
model.close();
