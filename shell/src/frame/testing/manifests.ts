import type { RemoteManifest } from '@rostrum/contracts';
import { asFinished, readAreaManifests } from '@rostrum/test-support/specification';

const declared = await readAreaManifests();

/** The manifests of the eight areas with every page that they plan: what the finished product resolves. */
export const allManifests: RemoteManifest[] = declared.map(asFinished);

/** The same areas with a few pages only. */
export const manifestsWith = (...pages: string[]): RemoteManifest[] =>
  declared.map((manifest) => ({
    ...manifest,
    pages: pages.filter((page) =>
      manifest.paths.some(({ path }) => page === path || page.startsWith(`${path}/`)),
    ),
  }));
