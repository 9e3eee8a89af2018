import path from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { createFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { createS3Store, s3AddressOf } from './s3-store.ts';

/** The store that the operator named, or a folder beside the other data. */
export const openStore = ({
  releaseStoreUrl,
  dataDir,
}: {
  releaseStoreUrl: string | undefined;
  dataDir: string;
}): ReleaseStore =>
  releaseStoreUrl === undefined
    ? createFolderStore(path.resolve(repositoryRoot, dataDir, 'releases'))
    : createS3Store(s3AddressOf(releaseStoreUrl));
