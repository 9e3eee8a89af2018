import { parseArgs } from 'node:util';
import { InputError } from '@rostrum/server-kit';
import {
  type ClaimRequest,
  type ClaimService,
  type DeployTokenService,
  claimKinds,
  createClaimService,
  createDeployTokenService,
  describeTokens,
} from '@rostrum/release-registry';
import { runCli } from './run-cli.ts';

const usage = `Tokens that release areas, for a person or a build server.

  npm run deploy-token -- create --name people-team --areas people[,posts] [--days 90]
                          [--actions upload,canary,promote,rollback]
                          --areas all is every area, those of the future too. Shown once.
  npm run deploy-token -- list
  npm run deploy-token -- revoke --name people-team

What an area claims although another area has it, or it lies outside /dashboard, needs your word:

  npm run deploy-token -- allow    --area people --path /dashboard/polls --reason "Polls moved to people"
  npm run deploy-token -- withdraw --area people --path /dashboard/polls --reason "Polls moved back"
  npm run deploy-token -- allowed
                          Instead of --path: --link /dashboard/posts for a menu entry or tab that leads there,
                          --menu Posts for a word of the menu, --tabs settings for a group of tabs.`;

interface Services {
  tokens: DeployTokenService;
  claims: ClaimService;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    name: { type: 'string' },
    areas: { type: 'string' },
    actions: { type: 'string', default: 'upload,canary,promote,rollback' },
    days: { type: 'string', default: '90' },
    area: { type: 'string' },
    reason: { type: 'string' },
    path: { type: 'string' },
    link: { type: 'string' },
    menu: { type: 'string' },
    tabs: { type: 'string' },
  },
});

function needed(name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value === '') throw new InputError(`--${name} is missing.\n\n${usage}`);
  return value;
}
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().replace(/^mf-/, ''))
    .filter((part) => part !== '');

/** The claim that is named by one of --path, --link, --menu and --tabs. */
function neededClaim(): ClaimRequest {
  const kinds = claimKinds.filter((kind) => typeof values[kind] === 'string');
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1)
    throw new InputError(`Name one of ${claimKinds.map((one) => `--${one}`).join(', ')}.\n\n${usage}`);
  return { area: needed('area').replace(/^mf-/, ''), kind, what: needed(kind), reason: needed('reason') };
}

const commands: Record<string, (services: Services) => Promise<string>> = {
  async create({ tokens }) {
    const areas = needed('areas');
    const { token, expiresAt } = await tokens.create({
      name: needed('name'),
      areas: areas === 'all' ? null : listOf(areas),
      actions: listOf(needed('actions')),
      days: Number(needed('days')),
    });
    return `${token}\n\nKeep it where secrets are kept: it is not shown again. It expires on ${expiresAt.toISOString().slice(0, 10)}.`;
  },
  list: async ({ tokens }) => describeTokens(await tokens.list(), new Date()),
  async revoke({ tokens }) {
    const name = needed('name');
    await tokens.revoke(name);
    return `'${name}' releases nothing any more.`;
  },
  async allow({ claims }) {
    const request = neededClaim();
    await claims.allow(request);
    return `Releases of ${request.area} may claim ${request.kind} ${request.what} from now on.`;
  },
  async withdraw({ claims }) {
    const request = neededClaim();
    await claims.withdraw(request);
    return `Releases of ${request.area} that claim ${request.kind} ${request.what} are given to no one any more.`;
  },
  async allowed({ claims }) {
    const all = await claims.list();
    const lines = all.map(
      ({ area, claim, agreedBy, createdAt }) =>
        `${area}  ${claim}  (${agreedBy}, ${createdAt.toISOString().slice(0, 10)})`,
    );
    return lines.length === 0 ? 'Every area claims its own things only.' : lines.join('\n');
  },
};

const command = commands[positionals[0] ?? ''];
if (command === undefined) {
  // Before the database is opened: a question about usage must not make one.
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  await runCli(({ db }) =>
    command({
      tokens: createDeployTokenService({ db, clock: () => new Date() }),
      claims: createClaimService({ db, actor: 'operator' }),
    }),
  );
}
