import type { MemberRole } from '@rostrum/contracts';
import type { RequestInfo, Secrets } from '@rostrum/server-kit';
import type { ActivityActor } from '@rostrum/server-kit/audit';
import type { Database, Transaction } from '@rostrum/server-kit/database';
import type { BackgroundWork } from '@rostrum/server-kit/jobs';
import type { Limits } from '@rostrum/server-kit/limits';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import type { FastifyBaseLogger } from 'fastify';

/** An OIDC issuer that the operator trusts for everybody. */
export interface InstallationIssuerConfig {
  id: string;
  name: string;
  issuer: string;
  client_id: string;
  client_secret?: string | undefined;
}

/** What identity must be told from outside. */
export interface IdentityConfig {
  isProduction: boolean;
  /** Canonical origin: links in mails, redirects and the Origin check use it and nothing a client sends. */
  publicUrl: string;
  oidcIssuers: readonly InstallationIssuerConfig[];
}

export interface NewProfile {
  orgId: string;
  firstname: string;
  lastname: string;
  email: string;
  jobTitle: string;
  country: string;
}

/** What the directory keeps and an organisation begins with: identity asks for it at sign-up. */
export interface DirectoryBeginnings {
  /** Gives a new organisation the industries that its profiles are filed under. */
  addStarterClassifications(tx: Transaction, orgId: string): Promise<void>;
  /** Adds the draft of a profile under the first of the names that is free. Returns its id. */
  addIndividual(tx: Transaction, profile: NewProfile, names: Iterable<string>): Promise<string>;
}

/** Takes part in the transaction in which a user becomes a member or gets another role: experts and staff have a profile. */
export type JoiningListener = (
  tx: Transaction,
  place: { orgId: string; userId: string },
  by: { actor: ActivityActor; request: RequestInfo | undefined },
) => Promise<void>;

/** A member whose membership ends or gets another role. */
export interface Leaving {
  orgId: string;
  userId: string;
  name: string;
  /** The new role; null when they leave the organisation. */
  next: MemberRole | null;
}

/** Takes part in the transaction in which a membership ends or changes: what waits for the member is given back. */
export type LeavingListener = (
  tx: Transaction,
  leaving: Leaving,
  by: { actor: ActivityActor; request: RequestInfo | undefined },
) => Promise<void>;

/** Takes part in the transaction in which a member is deactivated: their profile goes offline, their work is given back. */
export type DeactivationListener = (
  tx: Transaction,
  leaving: Leaving & { personId: string | null },
  by: { actor: ActivityActor; request: RequestInfo | undefined },
) => Promise<void>;

/** Takes part in the transaction in which an account proves that an address is its own. */
export type AddressListener = (
  tx: Transaction,
  account: { userId: string; email: string },
  request: RequestInfo,
) => Promise<unknown>;

/** Handlers of what happens to members. Each one takes part in the transaction of its event. */
export interface MemberHandlers {
  memberJoined: JoiningListener;
  memberLeft: LeavingListener;
  memberDeactivated: DeactivationListener;
  addressProved: AddressListener;
}

/** What identity is built from; each part takes the few it needs. */
export interface IdentityDeps extends MemberHandlers {
  config: IdentityConfig;
  db: Database;
  /** Now, so that tests can move it. */
  clock: () => Date;
  mail: MailOutbox;
  background: BackgroundWork;
  limits: Limits;
  secrets: Secrets;
  beginnings: DirectoryBeginnings;
  /** Applies the group mappings of an organisation to a member whose sign-in listed these groups and roles. */
  applySignInGroups: (member: { orgId: string; userId: string; groups: readonly string[] }) => Promise<void>;
  /** Called after a sign-in whose provider names a picture, where profiles follow the provider. Returns at once. */
  offerPicture: (offer: { orgId: string; userId: string; address: string }) => void;
  log: FastifyBaseLogger;
}
