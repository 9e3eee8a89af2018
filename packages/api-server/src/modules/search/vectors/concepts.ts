import { readFileSync } from 'node:fs';
import { vectorParts } from '@rostrum/language-model';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { fold } from '../language/fold.ts';
import { readGeneralConcepts } from '../thesaurus/read-general.ts';
import { toLikeness, weigh } from './centre.ts';
import { createVectorTable } from './vector-table.ts';

const fileSchema = z.object({ model: z.string(), labels: z.array(z.string()).min(1), vectors: z.string() });

/** Lowest similarity of a topic to a concept of another name, summed over both models. */
const sameSubject = 0.95;
const englishWeight = 0.7;
/** Titles whose concept is remembered. */
const maxKnownTopics = 50_000;
const noPlace = -1;

/**
 * The concepts of the thesaurus by meaning. They are of every subject, so what a request is nearest to among them tells
 * whether its subject is one that an expert has.
 */
export interface ConceptIndex {
  readonly size: number;
  /** The model that the vectors were computed with. */
  readonly model: string;
  readonly labels: readonly string[];
  /** Returns the place of the concept that matches a topic by name, or else by vector; null when none is near. */
  conceptOfTopic: (title: string, vector: Int8Array) => number | null;
  /** Returns how near a request is to each concept. */
  compare: (query: Int8Array, weight: number) => Float32Array;
}

/** Opens the vectors of concepts that `make-concepts.ts` wrote; each has the mean of a concept's terms, centred. */
export function openConcepts(): ConceptIndex {
  const [, dimensions] = vectorParts.english;
  const {
    model,
    labels,
    vectors: text,
  } = fileSchema.parse(JSON.parse(readFileSync(new URL('concepts.json', import.meta.url), 'utf8')));
  const vectors = new Int8Array(Buffer.from(text, 'base64'));
  if (vectors.length !== labels.length * dimensions)
    throw new Error('concepts.json is of another model; run make-concepts.ts.');
  const table = createVectorTable();
  for (const place of labels.keys())
    table.set(place, vectors.subarray(place * dimensions, (place + 1) * dimensions));
  const placeOf = new Map(labels.map((label, place) => [label, place]));
  const byName = new Map<string, number>();
  const lines = readGeneralConcepts();
  // Labels first: an entry term of one concept may be the name of another.
  for (const names of [
    (line: (typeof lines)[number]) => [line.label],
    (line: (typeof lines)[number]) => line.entryTerms,
  ])
    for (const line of lines)
      for (const name of names(line)) {
        const place = placeOf.get(line.label);
        if (place !== undefined && !byName.has(fold(name))) byName.set(fold(name), place);
      }
  const byTopic = new LRUCache<string, number>({ max: maxKnownTopics });

  function compare(query: Int8Array, weight: number): Float32Array {
    const sums = table.compareRows(query, 0, labels.length);
    return Float32Array.from(labels, (_label, place) => weigh(toLikeness(sums, place, weight > 0), weight));
  }

  function nearest(vector: Int8Array): number {
    const near = compare(vector, englishWeight);
    let best = 0;
    for (const [place, value] of near.entries()) if (value > (near[best] ?? 0)) best = place;
    return (near[best] ?? 0) >= sameSubject ? best : noPlace;
  }

  return {
    size: labels.length,
    model,
    labels,
    compare,
    conceptOfTopic(title, vector) {
      const place = byName.get(fold(title)) ?? byTopic.get(title) ?? nearest(vector);
      byTopic.set(title, place);
      return place === noPlace ? null : place;
    },
  };
}
