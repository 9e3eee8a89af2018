import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createLanguageModel } from '@rostrum/language-model';
import { vectorModelFile } from '../meaning/vector-model.ts';
import { fitLimits, foldOf, weighFolds } from './fold-odds.ts';
import { readTexts } from './read-texts.ts';
import { fitBoth, type EmbeddedText } from './vector-rows.ts';

const wordings = 2;

const languageModel = createLanguageModel();
if ((await languageModel.start()) !== 'ready') throw new Error(`${languageModel.failure ?? 'No model'}.`);
const texts: EmbeddedText[] = [];
for (const set of ['training', 'meaning'] as const)
  for (const text of readTexts(set, wordings)) {
    const [vector] = await languageModel.embed([`${text.subject}\n${text.message}`], { kind: 'passage' });
    if (vector) texts.push({ ...text, template: `${set}/${text.template}`, vector });
  }
languageModel.close();
process.stdout.write(`${texts.length} texts in ${new Set(texts.map(foldOf)).size} folds\n`);

const { limits, figures } = fitLimits(weighFolds(texts));
for (const [language, { genuineHeld, spamCaught, threatsToSafety }] of Object.entries(figures))
  process.stdout.write(
    `${language}: genuine held ${percent(genuineHeld)}, spam caught ${percent(spamCaught)}, threats ${percent(threatsToSafety)}\n`,
  );

const round = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(4)));
const { means, weights } = fitBoth(texts);
const body = {
  embedding: languageModel.id,
  limits,
  means: { english: round(means.english), others: round(means.others) },
  weights: { english: weights.english.map(round), others: weights.others.map(round) },
};
const version = `meaning-1-${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 8)}`;
writeFileSync(vectorModelFile(), `${JSON.stringify({ version, ...body })}\n`);
process.stdout.write(`version ${version}\n`);

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
