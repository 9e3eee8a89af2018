import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { ConstraintMeaning } from '../constraint-meaning.ts';
import type { TablePersonalData } from '../database/personal-data/index.ts';
import type { PgTable } from '../database/tables.ts';
import type { MailKinds } from '../mail/mail-kinds.ts';
import type { ContractRoutes } from './contract-routes.ts';
import type { PublicPages } from './public-page.ts';

type OneOrMore<Part> = Part | readonly Part[];

/**
 * Everything that one module contributes to the server. `Deps` is what its parts declare to need; the app passes one object
 * that satisfies all. `Handlers` are the events that the app lets modules take part in.
 */
export interface ServerModule<Deps = never, Handlers extends object = object> {
  name: string;
  /** Tables that the module owns. */
  tables?: readonly PgTable[];
  /** The register of personal data: one declaration for each of the tables. */
  personalData?: readonly TablePersonalData[];
  /** Kinds of mail that the module sends. */
  mails?: MailKinds;
  routes?: OneOrMore<ContractRoutes<Deps>>;
  /** By constraint name; the module that owns the constraint says what it means. */
  constraints?: Record<string, ConstraintMeaning>;
  /** Endpoints that speak a protocol of others, with their own responses and forms. */
  endpoints?: OneOrMore<(app: FastifyInstance, deps: Deps) => void>;
  /** Public pages whose title, metadata and readable text the server writes into the HTML. */
  pages?: OneOrMore<PublicPages<Deps>>;
  /** Starts what the module does by itself, once the queue is there. */
  jobs?: OneOrMore<(boss: PgBoss, deps: Deps) => Promise<void>>;
  /** Loads what the first request would otherwise wait for. Must not change any data. */
  warmUp?: (deps: Deps) => Promise<void>;
  /** Handlers that are called in the transaction of an event. */
  on?: Partial<Handlers>;
}

/**
 * Declares a module and keeps the literal types of its parts, so that the kinds of mail of all modules form one union and
 * the list of modules checks what each part needs. A part that no module has does not compile.
 */
export const defineModule = <const Module extends ServerModule>(
  module: Module & Record<Exclude<keyof Module, keyof ServerModule>, never>,
): Module => module;

/** The names of the mails that a module, or a union of modules, sends. */
export type MailKindName<Module> = Module extends { mails: infer Kinds } ? keyof Kinds & string : never;

/** The events that a module, or a union of modules, has handlers for. */
export type HandledEvent<Module> = Module extends { on: infer Handlers } ? keyof Handlers & string : never;
