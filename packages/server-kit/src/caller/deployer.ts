import type { DeployAction } from '@rostrum/contracts/releases';
import { NotAllowedError } from '../errors.ts';

/** Who releases: a deploy token, and what it is good for. */
export interface Deployer {
  name: string;
  /** Null: every area. */
  areas: readonly string[] | null;
  actions: readonly DeployAction[];
}

export const mayRead = ({ areas }: Deployer, area: string): boolean => areas === null || areas.includes(area);

/** The first line of each call that a deploy token makes. */
export function requireDeploy(deployer: Deployer, action: DeployAction | 'read', area: string): void {
  if (!mayRead(deployer, area))
    throw new NotAllowedError(
      `The deploy token '${deployer.name}' is not for '${area}'. Make one with --areas ${area}.`,
    );
  if (action !== 'read' && !deployer.actions.includes(action))
    throw new NotAllowedError(
      `The deploy token '${deployer.name}' may not ${action}. Make one with --actions ${[...deployer.actions, action].join(',')}.`,
    );
}
