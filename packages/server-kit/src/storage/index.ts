export { compressFile, isCompressible } from './compress-release.ts';
export { createFolderStore } from './folder-store.ts';
export { openStore } from './open-store.ts';
export { type Encoding, type FileStore, encodedKey, keyOf } from './file-store.ts';
export { type VirusScanner, createClamdScanner } from './virus-scanner.ts';
