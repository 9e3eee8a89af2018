import { once } from 'node:events';
import { connect } from 'node:net';

/** Looks into a file for viruses. Rejects when it could not look, so that nothing counts as clean unseen. */
export type VirusScanner = (bytes: Buffer) => Promise<'clean' | 'infected'>;

const chunkBytes = 262_144;
const timeoutMs = 60_000;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** Asks a clamd over TCP (its command INSTREAM): `tcp://clamav:3310`. */
export function createClamdScanner(url: string): VirusScanner {
  const { hostname, port } = new URL(url);
  return async (bytes) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(timeoutMs, () =>
      socket.destroy(new Error('The virus scanner did not answer in time.')),
    );
    const answered: Buffer[] = [];
    socket.on('data', (data: Buffer) => answered.push(data));
    const ended = once(socket, 'end');
    try {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.length; at += chunkBytes) {
        const chunk = bytes.subarray(at, at + chunkBytes);
        socket.write(lengthOf(chunk.length));
        socket.write(chunk);
      }
      socket.write(lengthOf(0));
      await ended;
    } finally {
      socket.destroy();
    }
    const answer = Buffer.concat(answered).toString('utf8').replaceAll('\0', '').trim();
    if (answer.endsWith(' OK')) return 'clean';
    if (answer.endsWith(' FOUND')) return 'infected';
    throw new Error(`The virus scanner answered: ${answer.slice(0, 200)}`);
  };
}
