import { signInProviders } from '@rostrum/contracts';
import type { PublicationSource } from '@rostrum/contracts/people';
import { z } from 'zod';
import { ConfigError } from '@rostrum/server-kit';
import { optionalText, publicationSourceList, webOrigin, webOrigins } from './config-values.ts';

const switchSetting = optionalText.pipe(z.enum(['0', '1'], 'must be 0 or 1').optional());
const takenProviderIds: ReadonlySet<string> = new Set([...Object.values(signInProviders), 'oidc']);
/** An OIDC issuer that everybody may sign in with. */
const oidcIssuer = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/, 'id must be letters, digits and hyphens')
    .refine(
      (id) => !id.startsWith('oidc-') && !takenProviderIds.has(id),
      'id is taken by another way to sign in',
    ),
  name: z.string().trim().min(1).max(60),
  issuer: z.url({ protocol: /^https?$/, error: 'issuer must be a web address' }),
  client_id: z.string().min(1).max(255),
  client_secret: z.string().min(1).optional(),
});
export type OidcIssuerConfig = z.output<typeof oidcIssuer>;

const oidcIssuers = optionalText.transform((text, context) => {
  if (text === undefined) return [];
  try {
    const parsed = z.array(oidcIssuer).max(10).safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    context.addIssue(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '),
    );
  } catch {
    context.addIssue('must be JSON: [{"id":…,"name":…,"issuer":…,"client_id":…,"client_secret":…}]');
  }
  return z.NEVER;
});

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgresql://user:password@host:5432/database',
});

const storeUrl = optionalText.pipe(
  z
    .url({
      protocol: /^s3\+https?$/,
      error: 'must look like s3+https://KEY:SECRET@host/bucket?region=eu-central-1',
    })
    .optional(),
);

const graceFault = 'must be a whole number of seconds from 0 to 300';
const shareFault = 'must be a number from 0 to 1';

const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(4000),
  HOST: optionalText.pipe(
    z
      .string()
      .regex(/^[\w.:-]{1,253}$/, 'must be an address of this machine, like 127.0.0.1 or 0.0.0.0')
      .optional(),
  ),
  DATABASE_URL: optionalText.pipe(databaseUrl.optional()),
  DATABASE_OWNER_URL: optionalText.pipe(databaseUrl.optional()),
  PG_BIN: optionalText,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  REQUESTS_AT_ONCE: z.coerce.number('must be a number of requests').int().min(4).max(10_000).default(40),
  REQUEST_WAIT_MS: z.coerce.number('must be a number of milliseconds').int().min(50).max(10_000).default(500),
  LEAK_TRACKING_SHARE: optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(z.number(shareFault).min(0, shareFault).max(1, shareFault).optional()),
  SEARCH_MODEL: switchSetting,
  SEARCH_VECTORS_MIB: z.coerce.number('must be a number of MiB').int().min(0).max(65_536).default(256),
  PAGE_CACHE_MIB: z.coerce.number('must be a number of MiB').int().min(0).max(16_384).default(64),
  SHUTDOWN_GRACE_SECONDS: optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(z.number(graceFault).int(graceFault).min(0, graceFault).max(300, graceFault).optional()),
  LIVE_STREAM_LIMIT: z.coerce.number('must be a number of streams').int().min(1).max(100_000).default(5000),
  ROSTRUM_DATA_DIR: z.string().min(1).default('.data'),
  DEMO: switchSetting,
  RATE_LIMIT_SCALE: z.coerce.number('must be a number above 0').positive().max(100_000).default(1),
  PUBLIC_URL: optionalText.pipe(webOrigin.optional()),
  ALLOW_HTTP: switchSetting,
  API_DOCS: switchSetting,
  AUTH_SECRET: optionalText.pipe(z.string().min(32, 'must have at least 32 characters').optional()),
  SMTP_URL: optionalText.pipe(
    z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  ),
  SMTP_CONNECTIONS: z.coerce.number('must be a number from 4 to 50').int().min(4).max(50).default(6),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>@]*<[^\s<>@,]+@[^\s<>@,]+>$/, 'must look like Rostrum <mail@example.org>')
    .default('Rostrum <no-reply@rostrum.example>'),
  INBOUND_DOMAIN: optionalText.pipe(
    z
      .string()
      .max(190)
      .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i, 'must be a domain, like reply.example.org')
      .optional(),
  ),
  INBOUND_SMTP_PORT: optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(z.number('must be a port number').int().min(0).max(65_535).optional()),
  INBOUND_SMTP_HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, 'must be an address of this machine, like 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  INBOUND_TOKEN: optionalText.pipe(z.string().min(32, 'must have at least 32 characters').optional()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: optionalText,
  COUNTRY_HEADER: optionalText.pipe(
    z
      .string()
      .regex(/^[\w-]{1,60}$/, 'must be the name of a header, like CF-IPCountry')
      .optional(),
  ),
  SITE_DIR: optionalText,
  OIDC_ISSUERS: oidcIssuers,
  RELEASE_STORE_URL: storeUrl,
  UPLOAD_STORE_URL: storeUrl,
  CLAMD_URL: optionalText.pipe(
    z.url({ protocol: /^tcp$/, error: 'must look like tcp://clamav:3310' }).optional(),
  ),
  OPERATOR_EMAIL: optionalText.pipe(z.email('must be an email address').optional()),
  PUBLICATION_SOURCES: publicationSourceList,
  OPERATOR_TOKEN: optionalText.pipe(z.string().min(32, 'must have at least 32 characters').optional()),
  OVERRIDE_ORIGINS: webOrigins,
  METRICS_PORT: optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(z.number('must be a port number').int().min(0).max(65_535).optional()),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, 'must be an address of this machine, like 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  METRICS_TOKEN: optionalText.pipe(z.string().min(32, 'must have at least 32 characters').optional()),
});

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Answers by mail: the domain of their addresses, and by which ways they come in. */
interface InboundConfig {
  domain: string;
  /** Where mail is taken by SMTP. */
  smtp: { port: number; host: string } | undefined;
  /** What a webhook shows that hands mails over. */
  token: string | undefined;
}

/** Everything the server can be told from outside, checked. */
export interface Config {
  mode: 'development' | 'test' | 'production';
  isProduction: boolean;
  port: number;
  /** Where the server listens; `localhost` is every loopback address, and nothing beyond this machine. */
  host: string;
  /** Undefined means: run the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** The owner of the tables, when databaseUrl names a user that only works with them. */
  databaseOwnerUrl: string | undefined;
  databasePoolSize: number;
  /** Folder of initdb and postgres of an installed PostgreSQL, which runs instead of the embedded one. */
  postgresBin: string | undefined;
  /** Requests in work at once; further ones wait for `maxWaitMs` and are then told to come back. */
  requestsAtOnce: number;
  /** How long a request waits for its turn, and for a connection of the database, in milliseconds. */
  maxWaitMs: number;
  /** Whether searches compare by meaning, which takes about 165 MB of memory. */
  hasSearchModel: boolean;
  /** Room for the vectors of experts, about 5 kB each. */
  searchVectorBytes: number;
  /** Room for finished pages of guests. */
  pageCacheBytes: number;
  /** Maximum number of live event streams that this server holds open; further clients get 503 with Retry-After. */
  liveStreamLimit: number;
  /** Seconds between the signal to stop and the end of listening, for load balancers to notice. */
  shutdownGraceSeconds: number;
  /** Share of page views in which leftovers of areas are tracked; pages with a canary or an override always do. */
  leakTrackingShare: number;
  dataDir: string;
  /** Whether demonstration data is loaded into an empty database. */
  demo: boolean;
  rateLimitScale: number;
  /** Canonical origin: links in mails, redirects and the Origin check use it and nothing a client sends. */
  publicUrl: string;
  /** In production, and yet without encryption between people and the installation. */
  isUnencrypted: boolean;
  /** Whether the API is described at /docs. */
  hasApiDocs: boolean;
  authSecret: string | undefined;
  smtpUrl: string | undefined;
  /** Open to the mail server at once; two of them are kept for mails about accounts. */
  smtpConnections: number;
  mailFrom: string;
  /** Where answers by mail arrive; without it seekers are told to use the link. */
  inbound: InboundConfig | undefined;
  logLevel: string;
  /** Addresses of proxies whose X-Forwarded-For is believed; none by default. */
  trustProxy: string[] | false;
  /** In which header these proxies name the country of a visitor, in lower case; without it visits have none. */
  countryHeader: string | undefined;
  /** Where the builds of shell and remotes are looked for; the repository itself unless told otherwise. */
  siteDir: string | undefined;
  /** Issuers that the operator trusts for everybody; organisations have their own in the database. */
  oidcIssuers: readonly OidcIssuerConfig[];
  /** An S3-compatible store for the files of releases; without it they are kept in the data folder. */
  releaseStoreUrl: string | undefined;
  /** S3-compatible store for what users upload; undefined means the data folder. */
  uploadStoreUrl: string | undefined;
  /** The virus scanner that looks into files of messages. */
  clamdUrl: string | undefined;
  /** Where publications of people are looked up; none unless the installation says so. */
  publications: Readonly<Partial<Record<PublicationSource, { address: string | undefined }>>>;
  /** Whom organisations ask for more seats; without it no email is sent. */
  operatorEmail: string | undefined;
  /** Opens /dev/platform to whoever runs the installation; without it that page exists in development only. */
  operatorToken: string | undefined;
  /** Origins that areas may be overridden from, beside developers' own machines. */
  overrideOrigins: readonly string[];
  /** Where metrics are scraped; without it nothing is counted. */
  metrics: { port: number; host: string; token: string | undefined } | undefined;
}

type Environment = z.output<typeof settings>;

function faultsOfMetrics({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Environment): string[] {
  if (METRICS_PORT === undefined || METRICS_TOKEN !== undefined || loopback.has(METRICS_HOST)) return [];
  return [
    'METRICS_TOKEN is required where METRICS_HOST is reached from other machines: at least 32 characters.',
  ];
}

/** Without a proxy that is trusted a visitor could name any country. */
const faultsOfCountry = ({ COUNTRY_HEADER, TRUST_PROXY }: Environment): string[] =>
  COUNTRY_HEADER === undefined || TRUST_PROXY !== undefined
    ? []
    : ['COUNTRY_HEADER needs TRUST_PROXY: only a proxy in front of the server is believed.'];

function faultsOfInbound({ INBOUND_DOMAIN, INBOUND_SMTP_PORT, INBOUND_TOKEN }: Environment): string[] {
  const isTaken = INBOUND_SMTP_PORT !== undefined || INBOUND_TOKEN !== undefined;
  if (INBOUND_DOMAIN === undefined)
    return isTaken
      ? ['INBOUND_DOMAIN is required where mail is taken in: the domain of reply addresses.']
      : [];
  return isTaken
    ? []
    : ['INBOUND_DOMAIN needs INBOUND_SMTP_PORT or INBOUND_TOKEN: no answer would arrive otherwise.'];
}

function faultsBetween(values: Environment): string[] {
  const faults = [...faultsOfMetrics(values), ...faultsOfCountry(values), ...faultsOfInbound(values)];
  if (values.NODE_ENV !== 'production') return faults;
  return [
    ...faults,
    ...(values.RATE_LIMIT_SCALE === 1
      ? []
      : ['RATE_LIMIT_SCALE must be 1 in production; it loosens every limit for tests.']),
    ...(values.AUTH_SECRET === undefined
      ? ['AUTH_SECRET is required in production: at least 32 random characters, the same on every server.']
      : []),
    ...(values.ALLOW_HTTP === '1' || values.PUBLIC_URL?.startsWith('https:') === true
      ? []
      : [
          'PUBLIC_URL must begin with https:// in production, or cookies and passwords travel readable; ALLOW_HTTP=1 accepts that.',
        ]),
  ];
}

/** What the process was started with; nothing else in the server reads it. */
export const environment: Readonly<Record<string, string | undefined>> = process.env;

/** For what the runtime itself reads from the environment; what the operator said stays. */
export function setDefault(name: string, value: string): void {
  process.env[name] ??= value;
}

/** Reads and checks the environment. Throws one ConfigError that lists every fault. */
export function readConfig(source: Readonly<Record<string, string | undefined>> = environment): Config {
  const parsed = settings.safeParse(source);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`));
  const values = parsed.data;
  const faults = faultsBetween(values);
  if (faults.length > 0) throw new ConfigError(faults);
  const isProduction = values.NODE_ENV === 'production';
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    mode: values.NODE_ENV,
    isProduction,
    port: values.PORT,
    host: values.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    postgresBin: values.PG_BIN,
    requestsAtOnce: values.REQUESTS_AT_ONCE,
    maxWaitMs: values.REQUEST_WAIT_MS,
    hasSearchModel:
      values.SEARCH_MODEL === undefined ? values.NODE_ENV !== 'test' : values.SEARCH_MODEL === '1',
    searchVectorBytes: values.SEARCH_VECTORS_MIB * 2 ** 20,
    pageCacheBytes: values.PAGE_CACHE_MIB * 2 ** 20,
    liveStreamLimit: values.LIVE_STREAM_LIMIT,
    shutdownGraceSeconds: values.SHUTDOWN_GRACE_SECONDS ?? (isProduction ? 10 : 0),
    leakTrackingShare: values.LEAK_TRACKING_SHARE ?? (isProduction ? 0.01 : 1),
    dataDir: values.ROSTRUM_DATA_DIR,
    demo: values.DEMO === undefined ? !isProduction : values.DEMO === '1',
    rateLimitScale: values.RATE_LIMIT_SCALE,
    publicUrl,
    isUnencrypted: isProduction && !publicUrl.startsWith('https:'),
    hasApiDocs: values.API_DOCS === undefined ? !isProduction : values.API_DOCS === '1',
    authSecret: values.AUTH_SECRET,
    smtpUrl: values.SMTP_URL,
    smtpConnections: values.SMTP_CONNECTIONS,
    mailFrom: values.MAIL_FROM,
    inbound:
      values.INBOUND_DOMAIN === undefined
        ? undefined
        : {
            domain: values.INBOUND_DOMAIN.toLowerCase(),
            smtp:
              values.INBOUND_SMTP_PORT === undefined
                ? undefined
                : { port: values.INBOUND_SMTP_PORT, host: values.INBOUND_SMTP_HOST },
            token: values.INBOUND_TOKEN,
          },
    logLevel: values.LOG_LEVEL,
    trustProxy:
      values.TRUST_PROXY === undefined
        ? false
        : values.TRUST_PROXY.split(',').map((address) => address.trim()),
    countryHeader: values.COUNTRY_HEADER?.toLowerCase(),
    siteDir: values.SITE_DIR,
    oidcIssuers: values.OIDC_ISSUERS,
    releaseStoreUrl: values.RELEASE_STORE_URL,
    uploadStoreUrl: values.UPLOAD_STORE_URL,
    clamdUrl: values.CLAMD_URL,
    operatorEmail: values.OPERATOR_EMAIL,
    publications: values.PUBLICATION_SOURCES,
    operatorToken: values.OPERATOR_TOKEN,
    overrideOrigins: values.OVERRIDE_ORIGINS,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST, token: values.METRICS_TOKEN },
  };
}
