import { demoContent } from '../content/read-content.ts';
import { createRandom } from '../seeded/random.ts';
import { coverSize, motifs } from './cover-motifs.ts';

/** The drawn cover of a demonstration post, as SVG, or null for any other name. Pure, so it may be served as immutable. */
export function coverSvg(slug: string): string | null {
  const motif = demoContent().posts.find((post) => post.slug === slug)?.cover;
  const draw = motif === undefined ? undefined : motifs[motif];
  if (draw === undefined) return null;
  const { width, height } = coverSize;
  const drawing = draw(createRandom(slug));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`;
}

export const coverPath = (slug: string): string => `/covers/${slug}.svg`;
