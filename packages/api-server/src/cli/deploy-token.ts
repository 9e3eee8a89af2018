import { parseArgs } from 'node:util';
import { InputError } from '../errors.ts';
import {
  createDeployTokenService,
  type DeployTokenService,
} from '../modules/releases/deploy-tokens/deploy-tokens.service.ts';
import { describeTokens } from '../modules/releases/deploy-tokens/describe-tokens.ts';
import { runCli } from './run-cli.ts';

const usage = `Tokens that release areas, for a person or a build server.

  npm run deploy-token -- create --name people-team --areas people[,posts] [--days 90]
                          [--actions upload,canary,promote,rollback]
                          --areas all is every area, those of the future too. Shown once.
  npm run deploy-token -- list
  npm run deploy-token -- revoke --name people-team`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    name: { type: 'string' },
    areas: { type: 'string' },
    actions: { type: 'string', default: 'upload,canary,promote,rollback' },
    days: { type: 'string', default: '90' },
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

const commands: Record<string, (tokens: DeployTokenService) => Promise<string>> = {
  async create(tokens) {
    const areas = needed('areas');
    const { token, expiresAt } = await tokens.create({
      name: needed('name'),
      areas: areas === 'all' ? null : listOf(areas),
      actions: listOf(needed('actions')),
      days: Number(needed('days')),
    });
    return `${token}\n\nKeep it where secrets are kept: it is not shown again. It expires on ${expiresAt.toISOString().slice(0, 10)}.`;
  },
  list: async (tokens) => describeTokens(await tokens.list(), new Date()),
  async revoke(tokens) {
    const name = needed('name');
    await tokens.revoke(name);
    return `'${name}' releases nothing any more.`;
  },
};

const command = commands[positionals[0] ?? ''];
if (command === undefined) {
  // Before the database is opened: a question about usage must not make one.
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  await runCli(({ db }) => command(createDeployTokenService({ db, clock: () => new Date() })));
}
