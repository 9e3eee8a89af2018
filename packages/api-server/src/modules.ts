import { type accountMailKinds, identityModules, type MemberHandlers } from '@rostrum/identity';
import { registryModules } from '@rostrum/release-registry';
import { kitModule } from '@rostrum/server-kit/kit-module';
import type { MailKind as MailKindTerms } from '@rostrum/server-kit/mail';
import {
  callEach,
  collectMailKinds,
  collectPersonalData,
  collectTables,
  type MailKindName,
  type ServerModule,
} from '@rostrum/server-kit/module';
import type { AppDeps } from './app-deps.ts';
import * as list from './module-list.ts';

/** A module of the directory. */
export type DirectoryModule = ServerModule<AppDeps, MemberHandlers>;

/** Every module of the directory. */
export const modules: readonly DirectoryModule[] = Object.values(list);

/** Modules of the packages that the directory is built on. */
export const baseModules: readonly DirectoryModule[] = [kitModule, ...identityModules, ...registryModules];

const allModules = [...baseModules, ...modules];

export type MailKind = keyof typeof accountMailKinds | MailKindName<(typeof list)[keyof typeof list]>;

/** Every kind of mail of the server. */
export const mailKinds = collectMailKinds(allModules) as Readonly<Record<MailKind, MailKindTerms>>;

/** The register of personal data: what happens to every column of the database when its person is erased. */
export const personalData = collectPersonalData(allModules);

/** Every table of the server by its name in the database. */
export const tables = collectTables(allModules);

/** Returns handlers that call those of all modules in order, in the transaction of the event. */
export const createMemberHandlers = (among: readonly DirectoryModule[]): MemberHandlers => ({
  memberJoined: callEach(among.map(({ on }) => on?.memberJoined)),
  memberLeft: callEach(among.map(({ on }) => on?.memberLeft)),
  memberDeactivated: callEach(among.map(({ on }) => on?.memberDeactivated)),
  addressProved: callEach(among.map(({ on }) => on?.addressProved)),
});
