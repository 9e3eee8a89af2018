import { hash, randomBytes } from 'node:crypto';
import { areaName, deployActions, type DeployAction } from '@rostrum/contracts/releases';
import { type Queryable, runAsSystem } from '@rostrum/server-kit/database';
import {
  AuthenticationError,
  ConflictError,
  type Deployer,
  InputError,
  NotFoundError,
} from '@rostrum/server-kit';
import { deployTokenRepository, type DeployTokenRow } from './deploy-tokens.repository.ts';

/** Tells secret scanners, and people, what it is. */
const prefix = 'rostrum_deploy_';
const shape = /^rostrum_deploy_[\w-]{43}$/;
const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
const longestDays = 366;
const dayMs = 86_400_000;

export interface DeployTokenRequest {
  name: string;
  /** Null: every area. */
  areas: readonly string[] | null;
  actions: readonly string[];
  days: number;
}

const isAction = (name: string): name is DeployAction => deployActions.some((action) => action === name);

function checked({ name, areas, actions, days }: DeployTokenRequest) {
  if (!/^[\w. -]{1,60}$/.test(name) || name === 'system')
    throw InputError.field('name', 'Name the token with letters, digits and . _ -, at most 60.');
  const wrongArea = areas?.find((area) => !areaName.safeParse(area).success);
  if (wrongArea !== undefined || areas?.length === 0)
    throw InputError.field('areas', `'${wrongArea ?? ''}' is no name of an area, like people.`);
  const known = actions.filter(isAction);
  if (known.length === 0 || known.length !== actions.length)
    throw InputError.field('actions', `Choose actions among ${deployActions.join(', ')}.`);
  if (!Number.isInteger(days) || days < 1 || days > longestDays)
    throw InputError.field('days', `A token lives 1 to ${longestDays} days.`);
  return { name, areas: areas && [...new Set(areas)], actions: [...new Set(known)], days };
}

/** Tokens that release areas. They are shown once; the database has their hashes. */
export function createDeployTokenService({ db, clock }: { db: Queryable; clock: () => Date }) {
  return {
    async create(request: DeployTokenRequest): Promise<{ token: string; expiresAt: Date }> {
      const { days, ...values } = checked(request);
      const token = `${prefix}${randomBytes(32).toString('base64url')}`;
      const expiresAt = new Date(clock().getTime() + days * dayMs);
      const isNew = await deployTokenRepository.add(db, { ...values, tokenHash: hashOf(token), expiresAt });
      if (!isNew)
        throw new ConflictError(
          `There is a deploy token '${values.name}' already. Its name stands in the history, so choose another.`,
          { code: 'already_exists' },
        );
      return { token, expiresAt };
    },

    list: (): Promise<DeployTokenRow[]> => deployTokenRepository.list(db),

    async revoke(name: string): Promise<void> {
      if (!(await deployTokenRepository.revoke(db, name, clock())))
        throw new NotFoundError(`There is no live deploy token '${name}'.`);
    },

    /** Who a token belongs to. It is looked up each time, so one that is revoked or expired ends at once. */
    async admit(token: string | undefined): Promise<Deployer> {
      const now = clock();
      const found =
        token !== undefined && shape.test(token)
          ? await runAsSystem('a deploy token belongs to the installation', async () => {
              const row = await deployTokenRepository.findLive(db, hashOf(token), now);
              if (row) await deployTokenRepository.noteUse(db, row.id, now);
              return row;
            })
          : undefined;
      if (!found)
        throw new AuthenticationError(
          'This call needs a deploy token as Bearer. Make one on the server with npm run deploy-token; it may have expired or been revoked.',
        );
      return { name: found.name, areas: found.areas, actions: found.actions };
    },
  };
}

export type DeployTokenService = ReturnType<typeof createDeployTokenService>;
