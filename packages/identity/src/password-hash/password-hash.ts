import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hashesAtOnce } from './hashes-at-once.ts';
import { createFairQueue } from './fair-queue.ts';

const argon2Async = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
/** Longest password that is hashed; more would only feed a denial of service. */
export const longestPasswordBytes = 1024;

const withTurn = createFairQueue({ atOnce: hashesAtOnce, longest: 50, longestOfOne: 20 });

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const derive = (
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: typeof current,
  length = tagLength,
): Promise<Buffer> =>
  argon2Async('argon2id', {
    message: Buffer.from(password, 'utf8'),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: length,
  });

/**
 * A new PHC string for a password, exactly as typed: no trimming, no normalising. `sender` is who takes turns with others
 * when many wait, as a rule the address of the request.
 */
export async function hashPassword(password: string, sender = ''): Promise<string> {
  const salt = randomBytes(16);
  const tag = await withTurn(sender, () => derive(password, salt, current));
  const { memory, passes, parallelism } = current;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

interface ParsedHash {
  settings: typeof current;
  salt: Buffer;
  tag: Buffer;
}

function parse(hash: string): ParsedHash | undefined {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return undefined;
  return {
    settings: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const standIn = hashPassword(randomBytes(16).toString('hex'));

/**
 * Whether the password fits. Without a hash a stand-in is computed all the same, so that an unknown address takes as
 * long as a wrong password.
 */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
  sender = '',
): Promise<boolean> {
  const known = hash === null || hash === undefined ? undefined : parse(hash);
  const target = known ?? parse(await standIn);
  if (!target || Buffer.byteLength(password) > longestPasswordBytes) return false;
  const tag = await withTurn(sender, () => derive(password, target.salt, target.settings, target.tag.length));
  return timingSafeEqual(tag, target.tag) && known !== undefined;
}

/** True for hashes made with weaker settings than today's; they are renewed at the next sign-in. */
export function needsRehash(hash: string): boolean {
  const settings = parse(hash)?.settings;
  return settings === undefined || settings.memory < current.memory || settings.passes < current.passes;
}
