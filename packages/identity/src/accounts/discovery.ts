import type { SingleSignOn } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import {
  isOfVerifiedDomain,
  singleSignOnOfAddress,
  singleSignOnRequiredOf,
} from '../single-sign-on/single-sign-on.ts';

/** What single sign-on knows of addresses and people. */
export interface Discovery {
  /** How the organisation that owns the address' domain signs in; null when there is none. Says nothing of accounts. */
  ofAddress(db: Queryable, email: string): Promise<SingleSignOn | null>;
  /** The single sign-on that is the person's only way in; null when other ways are open, as they always are to owners. */
  requiredFor(db: Queryable, userId: string): Promise<SingleSignOn | null>;
  /** Whether an organisation has proved that the domain of the address is its own. */
  isOfVerifiedDomain(db: Queryable, email: string): Promise<boolean>;
}

export const discovery: Discovery = {
  ofAddress: singleSignOnOfAddress,
  requiredFor: singleSignOnRequiredOf,
  isOfVerifiedDomain,
};
