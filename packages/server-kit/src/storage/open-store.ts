import path from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { createFolderStore } from './folder-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store, s3AddressOf } from './s3-store.ts';

/** The store that the operator named, or a folder beside the other data. */
export const openStore = ({
  url,
  dataDir,
  folder,
}: {
  url: string | undefined;
  dataDir: string;
  folder: string;
}): FileStore =>
  url === undefined
    ? createFolderStore(path.resolve(repositoryRoot, dataDir, folder))
    : createS3Store(s3AddressOf(url));
