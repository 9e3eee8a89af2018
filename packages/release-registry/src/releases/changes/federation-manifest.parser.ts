import { z } from 'zod';

const chunks = z.object({
  sync: z.array(z.string()).default([]),
  async: z.array(z.string()).default([]),
});
const assets = z.object({
  js: chunks.default({ sync: [], async: [] }),
  css: chunks.default({ sync: [], async: [] }),
});
const withAssets = z.array(z.object({ assets: assets.optional() })).default([]);

/** The parts of a Module Federation manifest that name files. */
const federationManifest = z.object({
  metaData: z
    .object({ remoteEntry: z.object({ name: z.string(), path: z.string().default('') }).optional() })
    .optional(),
  exposes: withAssets,
  shared: withAssets,
});

/**
 * Lists every file that a Module Federation manifest tells a browser to load, relative to the release.
 *
 * @param bytes - The manifest as it was uploaded, at most `releaseLimits.fileBytes`.
 * @returns Names without duplicates, or null when the bytes are not such a manifest.
 */
export function parseNamedFiles(bytes: Buffer): string[] | null {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
  const parsed = federationManifest.safeParse(json);
  if (!parsed.success) return null;
  const { metaData, exposes, shared } = parsed.data;
  const entry = metaData?.remoteEntry;
  const entryFile = entry && [entry.path, entry.name].filter((part) => part !== '').join('/');
  const named = [...exposes, ...shared].flatMap(({ assets: of }) =>
    of ? [...of.js.sync, ...of.js.async, ...of.css.sync, ...of.css.async] : [],
  );
  return [...new Set([...(entryFile === undefined ? [] : [entryFile]), ...named])];
}
