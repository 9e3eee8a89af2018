import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { makeFolders, repositoryRoot } from '@rostrum/server-kit';
import { selfSignedCertificate, type KeyWithCertificate } from '../saml/keys/self-signed-certificate.ts';

const kept = z.object({ privateKey: z.string(), certificate: z.string() });

/** The key of the development identity provider: made once, kept beside the data, the same for all servers on it. */
export function keptKey({ dataDir }: { dataDir: string }): KeyWithCertificate {
  const file = path.join(path.resolve(repositoryRoot, dataDir), 'development-identity-provider.json');
  if (!existsSync(file)) {
    // Nothing else needs the folder when database and secret come from outside.
    makeFolders(path.dirname(file), 0o711);
    // Renamed into place, so that a server that starts at the same moment never reads half of it.
    const draft = `${file}.${process.pid}`;
    const made = selfSignedCertificate('Development identity provider');
    writeFileSync(draft, JSON.stringify(made), { mode: 0o600 });
    renameSync(draft, file);
  }
  return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
}
