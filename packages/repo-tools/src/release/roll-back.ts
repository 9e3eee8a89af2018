import type { AreaStatus } from '@rostrum/contracts/releases';
import { Refusal } from '../terminal/refusal.ts';
import type { ReleaseArguments } from './arguments.ts';
import type { PlatformClient } from './platform-client.ts';
import { again, nextSteps, whoOf } from './report.ts';

type Told = { told: string; next: string[] };

/**
 * Takes back what was given last: a canary while one runs, else the current release. A version that is given to some
 * only is taken from them; any other one becomes everybody's again.
 */
export async function rollBack(
  client: PlatformClient,
  status: AreaStatus,
  { area, version, server, reason }: ReleaseArguments,
): Promise<Told> {
  const given = status.releases.filter(({ rollouts }) => rollouts.length > 0);
  const canary = given.find((release) => (version === null ? true : release.version === version));
  if (canary) {
    await client.withdraw(area, canary.version, reason);
    const who = canary.rollouts.map(whoOf).join(' and ');
    const [first] = canary.rollouts;
    return {
      told: `${area} ${canary.version} is taken from ${who}; everybody gets ${status.current ?? 'nothing'}.`,
      next: [
        ...(first?.to === 'percent'
          ? [`Undo:          ${again(area, server, canary.version, '--canary', String(first.percent))}`]
          : []),
        ...(status.previous === null
          ? []
          : [`If ${status.current} is the bad one: ${again(area, server, '--rollback')}`]),
      ],
    };
  }
  const { area: after, changed } = await client.rollback(area, version ?? undefined, reason);
  if (!changed)
    throw new Refusal(`Everybody on ${server} has ${area} ${after.current ?? 'nothing'} already.`);
  return {
    told: `Everybody on ${server} gets ${area} ${after.current ?? 'nothing'} again; open tabs have it the next time they enter the area.`,
    next: status.current === null ? [] : nextSteps({ kind: 'rollback' }, status.current, after, server),
  };
}
