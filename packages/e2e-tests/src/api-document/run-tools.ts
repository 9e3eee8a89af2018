import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const schemathesisVersion = '4.32.5';
const redoclyVersion = '2.77.0';

/** Runs a tool with its output passed on, and returns its exit code. */
function runTool(command: string, args: readonly string[], cwd?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], cwd });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Finds schemathesis at SCHEMATHESIS_PATH, or installs it in `folder`. */
async function findSchemathesis(folder: string): Promise<string> {
  const given = process.env['SCHEMATHESIS_PATH'];
  if (given !== undefined && given !== '') {
    if (!existsSync(given)) throw new Error(`SCHEMATHESIS_PATH names ${given}, which is not there.`);
    return given;
  }
  const environment = join(folder, 'venv');
  await run('python3', ['-m', 'venv', environment]);
  await run(join(environment, 'bin/pip'), ['install', '--quiet', `schemathesis==${schemathesisVersion}`]);
  return join(environment, 'bin/schemathesis');
}

/** Lints an OpenAPI document in a file. */
export const lintDocument = (file: string): Promise<number> =>
  runTool('npx', [
    '--yes',
    `@redocly/cli@${redoclyVersion}`,
    'lint',
    file,
    '--config',
    join(import.meta.dirname, 'redocly.yaml'),
  ]);

// A refinement is code and no JSON Schema can say it, so the server refuses some of what the schema alone accepts.
const excludedChecks = ['positive_data_acceptance'];
// Ending its own session, the run would test nothing but 401 from then on; streams never end, and it cannot write
// bytes of this content type (tus).
const excludedCalls = [
  'events.live',
  'uploads.content',
  'security.endSession',
  'security.endSessions',
  'accountDeletion.request',
  'organisationAccount.close',
];

/** Calls every operation of the document with made-up input, and checks each answer against it. */
export async function testDocument(
  file: string,
  { origin, token, folder }: { origin: string; token: string; folder: string },
): Promise<number> {
  // It writes its cache into the working directory.
  return runTool(
    await findSchemathesis(folder),
    [
      'run',
      file,
      '--url',
      origin,
      '--header',
      `Authorization:Bearer ${token}`,
      '--exclude-checks',
      excludedChecks.join(','),
      ...excludedCalls.flatMap((id) => ['--exclude-operation-id', id]),
      '--phases',
      process.env['API_DOCUMENT_PHASES'] ?? 'examples,fuzzing',
      '--max-examples',
      process.env['API_DOCUMENT_EXAMPLES'] ?? '5',
      '--max-time',
      process.env['API_DOCUMENT_SECONDS'] ?? '1200',
      '--workers',
      '1',
      '--continue-on-failure',
      '--no-shrink',
      '--request-timeout',
      '30',
      '--warnings',
      'off',
    ],
    folder,
  );
}
