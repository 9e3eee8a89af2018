// The whole run of a real identity provider, outside `npm test`: `npm run keycloak -w @rostrum/e2e-tests`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCases, type Outcome } from './cases.ts';
import { KeycloakServer } from './keycloak-server.ts';
import { createOidcCases } from './oidc-cases.ts';
import { RostrumServer } from './rostrum-server.ts';
import { createSamlCases } from './saml-cases.ts';
import { createScene } from './scene.ts';

const wanted = process.argv.slice(2);
const isWanted = (group: string) => wanted.length === 0 || wanted.includes(group);

const offsetFile = join(mkdtempSync(join(tmpdir(), 'rostrum-keycloak-')), 'clock-offset');
await using keycloak = await KeycloakServer.start();
await using rostrum = await RostrumServer.start(offsetFile);
const scene = await createScene(keycloak, rostrum);
const outcomes: Outcome[] = [];
if (isWanted('oidc')) outcomes.push(...(await runCases('OpenID Connect', createOidcCases(scene))));
if (isWanted('saml')) outcomes.push(...(await runCases('SAML', createSamlCases(scene))));

const failed = outcomes.filter(({ fault }) => fault !== null);
process.stdout.write(`\n${outcomes.length - failed.length} of ${outcomes.length} cases passed.\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
