import { toBytes, type LanguageModel } from '@rostrum/language-model';
import type { Database } from '@rostrum/server-kit/database';
import { composeExpertTexts } from './passages.ts';
import { vectorsRepository, type ComputedVectors, type DueExpert } from './vectors.repository.ts';

/** Experts of one turn: their vectors are written together and about a second after they were claimed. */
const expertsAtOnce = 8;

/** Texts of one task, so that a query never waits for more of them. */
const textsAtOnce = 4;

async function embedInTurns(
  model: Pick<LanguageModel, 'embed'>,
  texts: readonly string[],
): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (let from = 0; from < texts.length; from += textsAtOnce)
    vectors.push(...(await model.embed(texts.slice(from, from + textsAtOnce), { kind: 'passage' })));
  return vectors;
}

/** Returns the vectors of one expert; those of a passage that was there before are taken over. */
async function computeVectors(
  model: Pick<LanguageModel, 'id' | 'dimensions' | 'embed'>,
  due: DueExpert,
  texts: Parameters<typeof composeExpertTexts>[0],
): Promise<ComputedVectors> {
  const { profile, passages } = composeExpertTexts(texts);
  const { dimensions } = model;
  const former = new Map<string, Uint8Array>();
  if (due.model === model.id)
    for (const [place, { text }] of due.passages.entries())
      former.set(text, due.vectors.subarray((place + 1) * dimensions, (place + 2) * dimensions));
  const missing = passages.flatMap(({ text }) => (former.has(text) ? [] : [text]));
  const [own, ...rest] = await embedInTurns(model, [profile, ...missing]);
  const computed = new Map(missing.map((text, place) => [text, rest[place]]));
  const vectors = new Uint8Array((passages.length + 1) * dimensions);
  const put = (place: number, bytes: Uint8Array) => vectors.set(bytes, place * dimensions);
  const bytesFrom = (vector: Float32Array | undefined) =>
    new Uint8Array(toBytes(vector ?? new Float32Array(dimensions)).buffer);
  put(0, bytesFrom(own));
  for (const [place, { text }] of passages.entries())
    put(place + 1, former.get(text) ?? bytesFrom(computed.get(text)));
  return { id: due.id, changes: due.changes, model: model.id, passages, vectors };
}

/**
 * Computes vectors that are behind, a few experts at a time. Returns how many were written: 0 when none is left.
 *
 * @throws ModelUnavailableError when the model went away; what was claimed is free again after a minute.
 */
export async function indexDueVectors(
  db: Database,
  model: Pick<LanguageModel, 'id' | 'dimensions' | 'embed'>,
): Promise<number> {
  const due = await vectorsRepository.claim(db, model.id, expertsAtOnce);
  if (due.length === 0) return 0;
  const texts = await vectorsRepository.readTexts(
    db,
    due.map(({ id }) => id),
  );
  const computed: ComputedVectors[] = [];
  for (const expert of due) computed.push(await computeVectors(model, expert, texts.get(expert.id) ?? []));
  await vectorsRepository.write(db, computed);
  return computed.length;
}
