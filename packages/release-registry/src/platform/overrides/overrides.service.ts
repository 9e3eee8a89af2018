import { setTimeout as wait } from 'node:timers/promises';
import type { RegistryOverride } from '@rostrum/contracts';
import type { OverrideChoice } from '@rostrum/contracts/platform';
import type { FastifyRequest } from 'fastify';
import { runAsSystem, transaction, uuidv7 } from '@rostrum/server-kit/database';
import type { RequestInfo } from '@rostrum/server-kit';
import type { RegistryDeps } from '../../registry-deps.ts';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { checkChoices } from './check-choices.ts';
import { developerUrl } from './developer-url.ts';
import { overrideCookieName } from './override-cookie.ts';
import { createHolderLookup, type OverrideHolder } from './override-holder.ts';
import type { OverrideInForce } from './override-in-force.ts';
import { readOverrideToken, signOverride } from './override-token.ts';
import { overrideRepository, type SignedOverride } from './overrides.repository.ts';

type OverrideDeps = Pick<RegistryDeps, 'clock' | 'config' | 'db' | 'releases' | 'secrets' | 'sessions'>;

/** What was signed, with the two texts that stand for it. */
export interface SignedAnswer {
  id: string;
  overrides: RegistryOverride[];
  expiresAt: Date;
  /** Value of the cookie. */
  cookie: string;
  /** Token of a link for colleagues; null when nothing of it could run elsewhere. */
  link: string | null;
}

const isOfOwnMachine = (choice: OverrideChoice): boolean => 'url' in choice;
const labelOf = (choice: OverrideChoice): string =>
  'url' in choice ? new URL(choice.url).host : choice.version;
/** As long as a page waits to know of an override. */
const timeoutMs = 2000;
const why = 'overrides belong to a browser and no organisation';

export type OverrideService = ReturnType<typeof createOverrideService>;

/**
 * Other releases than the released ones, for one browser and a while. What the browser holds is a signature over a row;
 * it counts only while whoever signed it is signed in there and still has the right, so a stolen or left-behind cookie
 * changes nothing for anybody.
 */
export function createOverrideService(deps: OverrideDeps) {
  const { clock, config, db, releases, secrets } = deps;
  const askingOf = createHolderLookup(deps);
  const cookieName = overrideCookieName(config.publicUrl);
  const developers = { origins: config.overrideOrigins, own: config.publicUrl };

  const noticesOf = ({ choices, expiresAt }: SignedOverride): RegistryOverride[] =>
    choices.map((choice) => ({
      area: choice.area,
      label: labelOf(choice),
      until: expiresAt.toISOString(),
    }));

  const checked = async (choices: readonly OverrideChoice[]): Promise<OverrideChoice[]> =>
    checkChoices(choices, await releases.list(), developers);

  const answerOf = (row: SignedOverride): SignedAnswer => ({
    id: row.id,
    overrides: noticesOf(row),
    expiresAt: row.expiresAt,
    cookie: signOverride(secrets.override, 'cookie', row),
    link: row.choices.every(isOfOwnMachine) ? null : signOverride(secrets.override, 'link', row),
  });

  function keep(
    holder: OverrideHolder,
    row: { signedBy: string; choices: OverrideChoice[]; expiresAt: Date },
    request: RequestInfo,
  ): Promise<SignedAnswer> {
    return runAsSystem(why, () =>
      transaction(db, async (tx) => {
        const added = await overrideRepository.add(tx, { ...row, id: uuidv7(), holderId: holder.userId });
        const { session } = holder;
        if (session && holder.userId !== null)
          await recordActivity(tx, {
            actor: actorOf(session),
            orgId: session.orgId,
            verb: 'platform.overridden',
            text: `previews ${row.choices.map((choice) => `${choice.area} ${labelOf(choice)}`).join(', ')}`,
            entity: { type: 'user', id: session.userId, label: session.name },
            after: { choices: row.choices, until: row.expiresAt.toISOString() },
            request,
          });
        return answerOf(added);
      }),
    );
  }

  /** The row, while whoever holds it is who asks. */
  async function heldRow(id: string, request: FastifyRequest): Promise<SignedOverride | undefined> {
    const [row, asking] = await Promise.all([
      runAsSystem(why, () => overrideRepository.find(db, id, clock())),
      askingOf(request),
    ]);
    const isHeld = asking.kind === 'holder' && asking.holders.some(({ userId }) => userId === row?.holderId);
    return isHeld ? row : undefined;
  }

  function inForceOf(row: SignedOverride, choice: OverrideChoice): OverrideInForce[] {
    const notice = { area: choice.area, label: labelOf(choice), until: row.expiresAt.toISOString() };
    if (!('url' in choice)) return [{ ...notice, release: { kind: 'version', version: choice.version } }];
    // The operator may have taken an origin back since.
    const url = developerUrl(choice.url, developers);
    return url === undefined ? [] : [{ ...notice, release: { kind: 'url', url } }];
  }

  return {
    cookieName,
    askingOf,

    /** What would run, checked and not yet signed. */
    check: (choices: readonly OverrideChoice[]) => runAsSystem(why, () => checked(choices)),

    async sign(
      holder: OverrideHolder,
      { choices, minutes }: { choices: readonly OverrideChoice[]; minutes: number },
      request: RequestInfo,
    ): Promise<SignedAnswer> {
      const allowed = await runAsSystem(why, () => checked(choices));
      const expiresAt = new Date(clock().getTime() + minutes * 60_000);
      return keep(holder, { signedBy: holder.name, choices: allowed, expiresAt }, request);
    },

    /** What a link offers, as far as it can run here: one developer's machine is never another's. */
    async offered(token: string | undefined): Promise<SignedOverride | undefined> {
      const id = readOverrideToken(secrets.override, 'link', { token, now: clock() });
      if (id === undefined) return undefined;
      const row = await runAsSystem(why, () => overrideRepository.find(db, id, clock()));
      const choices = row?.choices.filter((choice) => !isOfOwnMachine(choice)) ?? [];
      return row && choices.length > 0 ? { ...row, choices } : undefined;
    },

    /** Takes up what a link offers: signed by whoever made the link, held by whoever opens it, ending as it did. */
    takeUp: (holder: OverrideHolder, offer: SignedOverride, request: RequestInfo) =>
      keep(holder, { signedBy: offer.signedBy, choices: offer.choices, expiresAt: offer.expiresAt }, request),

    /** Ends what a browser's cookie stands for. Whoever has the cookie may. */
    async end(cookie: string | undefined): Promise<boolean> {
      const id = readOverrideToken(secrets.override, 'cookie', { token: cookie, now: clock() });
      return id !== undefined && runAsSystem(why, () => overrideRepository.end(db, id, clock()));
    },

    /**
     * What runs instead of released areas for whoever asks for this page; nothing is looked up without the cookie. A page
     * does not wait for a database that is away: it then shows what is released.
     */
    async inForce(request: FastifyRequest): Promise<OverrideInForce[]> {
      const id = readOverrideToken(secrets.override, 'cookie', {
        token: request.cookies[cookieName],
        now: clock(),
      });
      if (id === undefined) return [];
      const held = heldRow(id, request).catch((error: unknown) => {
        request.log.warn({ err: error }, 'overrides cannot be looked up; the released areas are shown');
        return undefined;
      });
      const row = await Promise.race([held, wait(timeoutMs, undefined, { ref: false })]);
      return row?.choices.flatMap((choice) => inForceOf(row, choice)) ?? [];
    },
  };
}
