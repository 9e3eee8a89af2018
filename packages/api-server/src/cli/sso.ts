import { resolveTxt } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { environment, type Config } from '../config.ts';
import { samlOptions } from '@rostrum/contracts/settings';
import type { Database } from '@rostrum/server-kit/database';
import { InputError, loadSecrets } from '@rostrum/server-kit';
import {
  type SsoSetupService,
  createSsoSetup,
  describeSso,
  fromSamlOptions,
  proofName,
  toNameIdFormat,
} from '@rostrum/identity';
import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import { runCli } from './run-cli.ts';

const usage = `Single sign-on of an organisation. Every command needs --org with the last part of its address.

  npm run sso -- show    --org northmere
  npm run sso -- saml    --org northmere --metadata FILE-OR-ADDRESS [--entity-id ID]
                         [--email-attribute A] [--firstname-attribute A] [--lastname-attribute A]
                         [--name-id-format F] [--sign-response] [--idp-initiated]
                         [--signed assertion|response|both] [--binding automatic|redirect|post]
                         [--sign-requests automatic|always|never] [--encryption off|offered|required]
                         [--force-authn] [--no-single-logout]
  npm run sso -- refresh --org northmere     reads the metadata again from its address
  npm run sso -- rotate-keys --org northmere new keys towards the SAML provider, the old ones stay for 30 days
  npm run sso -- oidc    --org northmere --issuer ADDRESS --client-id ID [--client-secret-stdin]
                         [--email-attribute A] [--firstname-attribute A] [--lastname-attribute A]
                         [--trust-email] [--force-sign-in] [--sign-out-at-provider]
  npm run sso -- domain  --org northmere --domain northmere.example     shows the TXT record to set
  npm run sso -- verify  --org northmere --domain northmere.example [--without-dns]
  npm run sso -- remove-domain --org northmere --domain northmere.example
  npm run sso -- jit     --org northmere --role staff|expert|agent|none  accounts at the first sign-in
  npm run sso -- test    --org northmere     owners and administrators can try it
  npm run sso -- active  --org northmere     offered to everybody, beside the password
  npm run sso -- enforce --org northmere     the only way in, except for owners
  npm run sso -- off     --org northmere`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    org: { type: 'string' },
    metadata: { type: 'string' },
    'entity-id': { type: 'string' },
    'name-id-format': { type: 'string' },
    'email-attribute': { type: 'string' },
    'firstname-attribute': { type: 'string' },
    'lastname-attribute': { type: 'string' },
    'sign-response': { type: 'boolean' },
    'idp-initiated': { type: 'boolean' },
    signed: { type: 'string' },
    binding: { type: 'string' },
    'sign-requests': { type: 'string' },
    encryption: { type: 'string' },
    'force-authn': { type: 'boolean' },
    'no-single-logout': { type: 'boolean' },
    issuer: { type: 'string' },
    'client-id': { type: 'string' },
    'client-secret-stdin': { type: 'boolean' },
    'trust-email': { type: 'boolean' },
    'force-sign-in': { type: 'boolean' },
    'sign-out-at-provider': { type: 'boolean' },
    domain: { type: 'string' },
    'without-dns': { type: 'boolean' },
    role: { type: 'string' },
  },
});

const optional = (name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
function needed(name: string): string {
  const value = optional(name);
  if (value === undefined) throw new InputError(`--${name} is missing.\n\n${usage}`);
  return value;
}
const isSet = (name: string): boolean => values[name] === true;

async function readSecret(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.replace(/\r?\n$/, '');
}

const attributeMap = () => {
  const [email, firstname, lastname] = ['email', 'firstname', 'lastname'].map((name) =>
    optional(`${name}-attribute`),
  );
  return { ...(email && { email }), ...(firstname && { firstname }), ...(lastname && { lastname }) };
};

const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** The options of SAML that the flags name; those that are left out get their defaults. */
function samlOptionsFromFlags() {
  const parsed = samlOptions.safeParse({
    request_binding: optional('binding'),
    sign_requests: optional('sign-requests'),
    encryption: optional('encryption'),
    signed: optional('signed') ?? (isSet('sign-response') ? 'both' : undefined),
    force_authn: isSet('force-authn'),
    single_logout: !isSet('no-single-logout'),
    allow_idp_initiated: isSet('idp-initiated'),
  });
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => `--${path.join('.').replaceAll('_', '-')}`);
    throw new InputError(`These options have no such value: ${fields.join(', ')}.\n\n${usage}`);
  }
  return {
    ...fromSamlOptions(parsed.data),
    nameIdFormat: toNameIdFormat(optional('name-id-format')),
  };
}

async function metadata(setup: SsoSetupService): Promise<string> {
  const source = needed('metadata');
  if (isAddress(source)) return setup.fetchMetadata(source);
  return readFile(source, 'utf8').catch(() => {
    throw new InputError(`The file ${source} cannot be read.`);
  });
}

type Command = (setup: SsoSetupService, org: string) => Promise<string>;
const status =
  (name: Parameters<SsoSetupService['setStatus']>[1], text: string): Command =>
  async (setup, org) => {
    await setup.setStatus(org, name);
    return text;
  };

const commands: Record<string, Command> = {
  show: async () => '',
  async saml(setup, org) {
    const source = needed('metadata');
    await setup.setSaml(org, {
      metadataUrl: isAddress(source) ? source : null,
      xml: await metadata(setup),
      entityId: optional('entity-id'),
      attributeMap: attributeMap(),
      options: samlOptionsFromFlags(),
    });
    const { connection } = await setup.show(org);
    return ['The identity provider is set.', ...(connection?.metadataNotes ?? [])].join('\n');
  },
  async oidc(setup, org) {
    await setup.setOidc(org, {
      issuer: needed('issuer'),
      clientId: needed('client-id'),
      clientSecret: isSet('client-secret-stdin') ? await readSecret() : null,
      trustsEmail: isSet('trust-email'),
      forceAuthn: isSet('force-sign-in'),
      signOutAtProvider: isSet('sign-out-at-provider'),
      attributeMap: attributeMap(),
    });
    return 'The issuer is set.';
  },
  async refresh(setup, org) {
    await setup.refreshMetadata(org);
    return 'The metadata was read again.';
  },
  async 'rotate-keys'(setup, org) {
    await setup.rotateKeys(org);
    return 'New keys are made. Let the provider read our metadata again within 7 days.';
  },
  async domain(setup, org) {
    const { domain, txt } = await setup.addDomain(org, needed('domain'));
    return `Put this TXT record in place, then use verify:\n  ${proofName(domain)}  ${txt}`;
  },
  async verify(setup, org) {
    const { domain } = await setup.verifyDomain(org, needed('domain'), { withoutDns: isSet('without-dns') });
    return `${domain} is verified.`;
  },
  async 'remove-domain'(setup, org) {
    await setup.removeDomain(org, needed('domain'));
    return 'The domain is removed.';
  },
  async jit(setup, org) {
    const role = needed('role');
    await setup.setJit(org, role === 'none' ? null : role);
    return 'Kept.';
  },
  test: status(
    'testing',
    'Owners and administrators can try it now, from the link below; nobody else is told.',
  ),
  active: status('active', 'It is offered to everybody with an address of a proven domain.'),
  enforce: status('enforced', 'It is the only way in now; owners keep their password.'),
  off: status('not_set', 'It is off. Members sign in with a password or an emailed link.'),
};

function setupOn(db: Database, config: Config): SsoSetupService {
  const allowLoopback = !config.isProduction;
  const authSecret = environment.AUTH_SECRET === '' ? undefined : environment.AUTH_SECRET;
  return createSsoSetup({
    db,
    fetch: createGuardedFetch({ allowLoopback }),
    resolveTxt,
    origin: config.publicUrl,
    clientSecretKey: loadSecrets({ authSecret, dataDir: config.dataDir }).clientSecret,
    allowLoopback,
    clock: () => new Date(),
  });
}

const [name = ''] = positionals;
const command = commands[name];
if (command === undefined || optional('org') === undefined) {
  // Before the database is opened: a question about usage must not make one.
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  await runCli(async ({ db }, config) => {
    if (config.isProduction && !environment.AUTH_SECRET)
      throw new InputError('Set AUTH_SECRET to the same value as on the server.');
    const setup = setupOn(db, config);
    const org = needed('org');
    const said = await command(setup, org);
    const state = describeSso(await setup.show(org), { origin: config.publicUrl, now: new Date() });
    return said === '' ? state : `${said}\n\n${state}`;
  });
}
