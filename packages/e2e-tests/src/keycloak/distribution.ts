import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const version = '26.5.0';
const cache = resolve(import.meta.dirname, '../../.cache/keycloak');

/** Returns the folder of Keycloak: KEYCLOAK_HOME, or one that Maven fetches once into the cache. */
export function findKeycloak(): string {
  const given = process.env.KEYCLOAK_HOME;
  if (given !== undefined && given !== '') {
    if (!existsSync(join(given, 'bin/kc.sh'))) throw new Error(`KEYCLOAK_HOME has no bin/kc.sh: ${given}`);
    return given;
  }
  const home = join(cache, `keycloak-${version}`);
  if (existsSync(join(home, 'bin/kc.sh'))) return home;
  mkdirSync(cache, { recursive: true });
  const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:zip`;
  const maven = (...args: string[]) => execFileSync('mvn', ['-q', '-B', ...args], { stdio: 'inherit' });
  maven('dependency:get', `-Dartifact=${artifact}`, '-Dtransitive=false');
  maven('dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${cache}`);
  const [archive] = globSync('*.zip', { cwd: cache });
  if (archive === undefined) throw new Error('Maven brought no archive of Keycloak.');
  execFileSync('unzip', ['-q', '-o', join(cache, archive), '-d', cache]);
  return home;
}
