import { brotliCompressSync, constants } from 'node:zlib';
import { decodedMappings, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';

/** What the bundler adds around the modules. */
export const bundlerRuntime = 'bundler runtime';

/** The package a source belongs to: of `node_modules`, or a folder of this repository. */
export function findPackage(source: string): string {
  const vendor = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (vendor) return vendor;
  const own = /(packages\/[\w-]+|shell|mf-[\w-]+)\/(?:src|scripts|dist)\//.exec(source)?.[1];
  if (own) return own;
  return source.includes('/src/') || source.startsWith('./src/') ? 'own sources' : bundlerRuntime;
}

/** The generated text of each package in one file. Text that no source stands for belongs to the bundler. */
export function splitByPackage(
  code: string,
  map: SourceMapInput,
  groupOf: (source: string) => string = findPackage,
): Map<string, string> {
  const trace = new TraceMap(map);
  // Once for each source: a map has a hundred times as many segments, and the search in a long path is not cheap.
  const groups = trace.sources.map((source) => (source ? groupOf(source) : bundlerRuntime));
  const texts = new Map<string, string>();
  const lines = code.split('\n');
  decodedMappings(trace).forEach((segments, index) => {
    const line = lines[index] ?? '';
    segments.forEach((segment, position) => {
      const group = (segment.length === 1 ? undefined : groups[segment[1]]) ?? bundlerRuntime;
      const text = line.slice(segment[0], segments[position + 1]?.[0] ?? line.length);
      texts.set(group, (texts.get(group) ?? '') + text);
    });
  });
  return texts;
}

const compressedLength = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/**
 * Shares the compressed size of a file among its packages, by what each compresses to alone: together they compress
 * better, so each share is reduced alike and the sum is what travels.
 */
export function shareCompressedSize(texts: ReadonlyMap<string, string>, total: number): Map<string, number> {
  const alone = [...texts].map(([name, text]) => [name, compressedLength(text)] as const);
  const sum = alone.reduce((bytes, [, size]) => bytes + size, 0);
  return new Map(alone.map(([name, size]) => [name, (size / sum) * total]));
}
