import { parseArgs } from 'node:util';
import { readWorkspaces } from '../repository.ts';
import { Refusal } from '../terminal/refusal.ts';

export type Target =
  | { to: 'percent'; percent: number }
  | { to: 'organisation'; organisation: string }
  | { to: 'user'; email: string };

/** What to do with a release once it is on the server. */
export type Intent =
  | { kind: 'upload' }
  | { kind: 'rollOut'; target: Target }
  | { kind: 'promote' }
  | { kind: 'rollback' }
  | { kind: 'status' };

export type ReleaseArguments = {
  /** `people`; `shell` for the check of a new shell. */
  area: string;
  /** A release that is on the server already; without one the area is built. */
  version: string | null;
  intent: Intent;
  server: string;
  token: string;
  reason: string | undefined;
};

export const usage = `What should be released?
  npm run release -- mf-people                      build, check and upload; nobody gets it yet
  npm run release -- mf-people --canary 10          … and give it to 10 % of visitors
  npm run release -- mf-people --org northmere      … to one organisation
  npm run release -- mf-people --user you@example.org
  npm run release -- mf-people --promote            … to everybody
  npm run release -- mf-people VERSION --promote    what is on the server already, without building
  npm run release -- mf-people [VERSION] --rollback end a canary, or return everybody to the release before
  npm run release -- mf-people --status             what is released, and what happened
  npm run release -- shell                          check a new shell against the areas that are released
Where: --server URL (else ROSTRUM_SERVER, else http://localhost:4000). With what right: --token TOKEN, or better
ROSTRUM_DEPLOY_TOKEN. Why, for the history: --reason "…".`;

const isLocal = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  hostname.startsWith('127.');

function readServer(given: string): string {
  if (!URL.canParse(given))
    throw new Refusal(`'${given}' is no address; write --server https://experts.example.org`);
  const { protocol, hostname, origin } = new URL(given);
  if (protocol === 'https:' || (protocol === 'http:' && isLocal(hostname))) return origin;
  throw new Refusal(
    `The deploy token would travel readable to ${given}. Use https: outside this machine every server has it.`,
  );
}

function readPercent(given: string): number {
  const percent = Number(given.replace(/%$/, ''));
  if (percent > 0 && percent <= 100) return percent;
  throw new Refusal(
    `--canary takes a share of visitors from 0.01 to 100, like --canary 10; this is '${given}'.`,
  );
}

/** The area named on the command line, with or without `mf-`. */
function readArea(name: string | undefined): string {
  const areas = readWorkspaces()
    .filter(({ role }) => role === 'remote')
    .map(({ folder }) => folder.replace(/^mf-/, ''));
  if (name === undefined) throw new Refusal(usage);
  const area = name.replace(/^mf-/, '');
  if (areas.includes(area) || area === 'shell') return area;
  throw new Refusal(`There is no area '${name}'. There are: ${areas.map((one) => `mf-${one}`).join(', ')}.`);
}

const options = {
  canary: { type: 'string' },
  org: { type: 'string' },
  user: { type: 'string' },
  promote: { type: 'boolean' },
  rollback: { type: 'boolean' },
  status: { type: 'boolean' },
  server: { type: 'string' },
  token: { type: 'string' },
  reason: { type: 'string' },
} as const;

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Reads the command line; what it does not say comes from the environment. */
export function readArguments(
  words: readonly string[],
  env: Record<string, string | undefined> = process.env,
): ReleaseArguments {
  const { values, positionals } = parse(words);
  const [name, version = null, ...rest] = positionals;
  if (rest.length > 0) throw new Refusal(`One area at a time; '${rest.join(' ')}' is too much.\n\n${usage}`);
  const area = readArea(name);
  const { canary, org, user } = values;
  const intents: Intent[] = [
    ...(canary === undefined
      ? []
      : [{ kind: 'rollOut', target: { to: 'percent', percent: readPercent(canary) } } as const]),
    ...(org === undefined
      ? []
      : [{ kind: 'rollOut', target: { to: 'organisation', organisation: org } } as const]),
    ...(user === undefined ? [] : [{ kind: 'rollOut', target: { to: 'user', email: user } } as const]),
    ...(values.promote ? [{ kind: 'promote' } as const] : []),
    ...(values.rollback ? [{ kind: 'rollback' } as const] : []),
    ...(values.status ? [{ kind: 'status' } as const] : []),
  ];
  const [intent = { kind: 'upload' }, other] = intents;
  if (other)
    throw new Refusal(`Choose one of --canary, --org, --user, --promote, --rollback, --status.\n\n${usage}`);
  if (version !== null && intent.kind === 'upload')
    throw new Refusal(
      `What should become of ${version}? Add --canary, --org, --user, --promote or --rollback.`,
    );
  const token = values.token ?? env['ROSTRUM_DEPLOY_TOKEN'] ?? '';
  if (token === '' && area !== 'shell') {
    throw new Refusal(
      'A deploy token is needed: ROSTRUM_DEPLOY_TOKEN=… npm run release -- …. Whoever runs the server makes one: npm run deploy-token',
    );
  }
  return {
    area,
    version,
    intent,
    server: readServer(values.server ?? env['ROSTRUM_SERVER'] ?? 'http://localhost:4000'),
    token,
    reason: values.reason,
  };
}
