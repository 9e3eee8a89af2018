import { postContents } from '../content/posts/posts.ts';
import { createRandom } from '../generate/random.ts';
import { coverSize, motifs } from './cover-motifs.ts';

const motifOf = new Map(postContents.map(({ slug, cover }) => [slug, cover]));

/** The drawn cover of a demonstration post, as SVG, or null for any other name. Pure, so it may be served as immutable. */
export function coverSvg(slug: string): string | null {
  const motif = motifOf.get(slug);
  if (motif === undefined) return null;
  const { width, height } = coverSize;
  const drawing = motifs[motif](createRandom(slug));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`;
}

export const coverPath = (slug: string): string => `/covers/${slug}.svg`;
