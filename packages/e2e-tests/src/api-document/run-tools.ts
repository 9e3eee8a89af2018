import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

// Each ends the session of the run, which would meet nothing but 401 from then on.
const sessionEndingCalls = [
  'security.endSession',
  'security.endSessions',
  'accountDeletion.request',
  'organisationAccount.close',
];

/** Media types that schemathesis cannot write (parts of uploads) or read to an end (live events). */
const unsupportedMediaTypes = ['application/offset+octet-stream', 'text/event-stream'];

interface Operation {
  operationId?: string;
  requestBody?: { content?: object };
  responses?: Record<string, { content?: object }>;
}

/** Lists the operations of a document that take or answer an unsupported media type. */
function listUnsupportedCalls(file: string): string[] {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return operations.flatMap(({ operationId, requestBody, responses = {} }) => {
    const bodies = [requestBody, ...Object.values(responses)];
    const mediaTypes = bodies.flatMap((body) => Object.keys(body?.content ?? {}));
    const isUnsupported = mediaTypes.some((type) => unsupportedMediaTypes.includes(type));
    return operationId !== undefined && isUnsupported ? [operationId] : [];
  });
}

/** Calls every operation of the document with made-up input, and checks each answer against it. */
export async function testDocument(
  file: string,
  { origin, token, folder }: { origin: string; token: string; folder: string },
): Promise<number> {
  // It writes its cache into the working directory.
  return runTool(
    await findSchemathesis(folder),
    [
      '--config-file',
      join(import.meta.dirname, 'schemathesis.toml'),
      'run',
      file,
      '--url',
      origin,
      '--header',
      `Authorization:Bearer ${token}`,
      ...[...sessionEndingCalls, ...listUnsupportedCalls(file)].flatMap((id) => [
        '--exclude-operation-id',
        id,
      ]),
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
