import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demoContent } from '../content/read-content.ts';
import { contentFolder, filesIn } from '../content/read-file.ts';
import { createRandom } from '../seeded/random.ts';

let drawings: ReadonlyMap<string, string> | undefined;

/** The drawings in content/covers, by the names of their files. */
function readDrawings(): ReadonlyMap<string, string> {
  drawings ??= new Map(
    filesIn('covers', '.svg').map((file) => [
      path.parse(file).name,
      readFileSync(path.join(contentFolder, file), 'utf8').trim(),
    ]),
  );
  return drawings;
}

/** The drawn cover of a demonstration post, as SVG, or null for any other name. Pure, so it may be served as immutable. */
export function coverSvg(slug: string): string | null {
  const motif = demoContent().posts.find((post) => post.slug === slug)?.cover;
  const drawing = motif === undefined ? undefined : readDrawings().get(motif);
  if (drawing === undefined) return null;
  const random = createRandom(slug);
  // `{7..20}` is a number between both, `{a|b}` one of the values, so that covers of one motif differ.
  return drawing
    .replace(/\{(-?\d+)\.\.(-?\d+)\}/g, (_, low, high) => String(random.between(Number(low), Number(high))))
    .replace(/\{([^{}|]+(?:\|[^{}|]+)+)\}/g, (_, values: string) => random.pick(values.split('|')));
}

/** What a cover shows, for those who do not see it: the title of the drawing. */
export function coverWords(motif: string): string {
  const title = /<title>(.+?)<\/title>/.exec(readDrawings().get(motif) ?? '')?.[1];
  if (title === undefined)
    throw new Error(`There is no cover '${motif}'. Choose one of: ${[...readDrawings().keys()].join(', ')}.`);
  return title;
}

export const coverPath = (slug: string): string => `/covers/${slug}.webp`;
