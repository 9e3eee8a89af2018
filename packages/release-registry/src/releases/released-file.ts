import { encodingFor } from '@rostrum/server-kit/http';
import type { ReleaseCatalogue } from './changes/release-catalogue.ts';
import {
  type Encoding,
  type FileStore,
  encodedKey,
  isCompressible,
  keyOf,
} from '@rostrum/server-kit/storage';

export interface ReleasedFile {
  bytes: Buffer;
  encoding: Encoding | undefined;
  /** Whether there are other encodings of it. */
  varies: boolean;
}

export interface FileRequest {
  area: string;
  version: string;
  file: string;
  /** The header of the request. */
  accepted: string;
}

/** A file of an uploaded release, as small as the reader takes it. Undefined for what is not in the store. */
export function createReleasedFiles({ catalogue, store }: { catalogue: ReleaseCatalogue; store: FileStore }) {
  return async function releasedFile(request: FileRequest): Promise<ReleasedFile | undefined> {
    const { area, version, file, accepted } = request;
    const index = await catalogue.indexWith(area, version);
    const known = index.areas.get(area)?.releases.get(version);
    // A release that was retired or found broken is still on screen somewhere.
    if (!known?.row || known.row.storedAt === null) return undefined;
    const { integrity } = known.row.release;
    const hash = Object.hasOwn(integrity, file) ? integrity[file] : undefined;
    if (hash === undefined) return undefined;
    const key = keyOf(hash);
    const varies = isCompressible(file);
    const encoding = varies ? encodingFor(accepted) : undefined;
    const encoded = encoding && (await store.read(encodedKey(key, encoding)));
    if (encoded) return { bytes: encoded, encoding, varies };
    const bytes = await store.read(key);
    return bytes && { bytes, encoding: undefined, varies };
  };
}
