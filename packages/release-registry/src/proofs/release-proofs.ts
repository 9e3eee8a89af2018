import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Registry } from '@rostrum/contracts';
import { readBase64url } from '@rostrum/server-kit';
import { networkKey } from '@rostrum/server-kit/limits';
import type { ReleaseKey } from '../releases/release-key.ts';

const hourMs = 3_600_000;
/** A tab asks for the registry again whenever something is released; one that is older than this tells of the past. */
const validHours = 24;
/** Bytes of the hash that stands for one release. */
const markBytes = 6;
const hourBytes = 4;
const signatureBytes = 16;

const markOf = ({ area, version }: ReleaseKey): string =>
  createHash('sha256')
    .update(`${area} ${version}`)
    .digest('hex')
    .slice(0, 2 * markBytes);

const marks = new WeakMap<Registry, Buffer>();

/** Every release of a registry answer, those to fall back to included. Most visitors get the same answer object. */
function marksOf(registry: Registry): Buffer {
  const known = marks.get(registry);
  if (known) return known;
  const given = registry.areas
    .flatMap(({ area, version, previous }) => [{ area, version }, ...(previous ? [previous] : [])])
    .filter(({ version }) => version !== 'local')
    .map(markOf);
  const written = Buffer.from([...new Set(given)].join(''), 'hex');
  marks.set(registry, written);
  return written;
}

export type ReleaseProofs = ReturnType<typeof createReleaseProofs>;

/**
 * Proofs that this server gave releases to a visitor: which, in which hour, and to which network, signed. They name
 * no one and are kept nowhere. A visitor's reports of a release count only with one, so that a release cannot be
 * reported broken from addresses that never asked for a page, nor by passing one page's proof around.
 */
export function createReleaseProofs(key: Buffer) {
  const signatureOf = (payload: Buffer, ip: string): Buffer =>
    createHmac('sha256', key)
      .update(`release proof|${networkKey(ip)}|`)
      .update(payload)
      .digest()
      .subarray(0, signatureBytes);

  const hourOf = (at: Date): number => Math.floor(at.getTime() / hourMs);

  function read(proof: string, { ip, at }: { ip: string; at: Date }): string[] {
    const bytes = readBase64url(proof);
    if (bytes === undefined) return [];
    const payload = bytes.subarray(0, -signatureBytes);
    const signature = bytes.subarray(-signatureBytes);
    if (payload.length < hourBytes || signature.length !== signatureBytes) return [];
    if (!timingSafeEqual(signature, signatureOf(payload, ip))) return [];
    const age = hourOf(at) - payload.readUInt32BE(0);
    if (age < 0 || age > validHours) return [];
    return payload.subarray(hourBytes).toString('hex').match(/.{12}/g) ?? [];
  }

  return {
    /** Whole hours alone stand in a proof, so that a tab that asks again gets the same one. */
    sign(registry: Registry, { ip, at }: { ip: string; at: Date }): string {
      const hour = Buffer.alloc(hourBytes);
      hour.writeUInt32BE(hourOf(at));
      const payload = Buffer.concat([hour, marksOf(registry)]);
      return Buffer.concat([payload, signatureOf(payload, ip)]).toString('base64url');
    },

    /** Which releases these proofs show to have been given to a visitor on this network. */
    reader(proofs: readonly string[], visit: { ip: string; at: Date }): (release: ReleaseKey) => boolean {
      const given = new Set(proofs.flatMap((proof) => read(proof, visit)));
      return (release) => given.has(markOf(release));
    },
  };
}
