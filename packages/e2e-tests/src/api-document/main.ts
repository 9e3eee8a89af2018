import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authPaths } from '@rostrum/contracts';
import { TestServer } from '@rostrum/test-support/processes';
import { openCallBrowser } from '../server/call-browser.ts';
import { lintDocument, testDocument } from './run-tools.ts';

interface Session {
  sessionToken: string;
  user: { identifier: string };
}

async function signIn(origin: string): Promise<Session> {
  const browser = openCallBrowser(origin);
  await browser.signIn(origin, 'owner@rostrum.example');
  return (await (await browser.request(origin, authPaths.session)).json()) as Session;
}

interface Parameter {
  name: string;
  in: string;
  schema: object;
}

/** The document with the identifier of the session in it: with any other, every call would be 404. */
function withIdentifier(text: string, identifier: string): string {
  return JSON.stringify(
    JSON.parse(text, (_key, value: unknown) => {
      const parameter = value as Parameter | null;
      return parameter?.in === 'path' && parameter.name === 'identifier'
        ? { ...parameter, schema: { const: identifier } }
        : value;
    }),
  );
}

/** Runs a linter and schemathesis on the document of a real server. Exits with 1 when either finds anything. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-api-document-'));
  try {
    await using server = await TestServer.start({ env: { API_DOCS: '1' } });
    const text = await (await fetch(`${server.origin}/docs/json`)).text();
    const file = join(folder, 'document.json');
    writeFileSync(file, text);
    const lint = await lintDocument(file);
    const { sessionToken: token, user } = await signIn(server.origin);
    writeFileSync(file, withIdentifier(text, user.identifier));
    const fuzz = await testDocument(file, { origin: server.origin, token, folder });
    const [linter, schemathesis] = [lint, fuzz].map((code) =>
      code === 0 ? 'no findings' : 'findings above',
    );
    process.stdout.write(`Linter: ${linter}. Schemathesis: ${schemathesis}.\n`);
    process.exitCode = lint === 0 && fuzz === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
