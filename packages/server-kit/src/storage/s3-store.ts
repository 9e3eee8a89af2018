import { withoutTrailingSlashes } from '@rostrum/contracts';
import { AwsClient } from 'aws4fetch';
import { BusinessError } from '../errors.ts';
import { requireKey, type FileStore } from './file-store.ts';

const timeoutMs = 20_000;

/** What an S3-compatible store is reached by. */
export interface S3Address {
  /** The bucket and what stands before each key, ending in a slash: `https://s3.example.org/releases/`. */
  base: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** `s3+https://KEY:SECRET@host/bucket/prefix?region=eu-central-1`, as the operator writes it. */
export function s3AddressOf(text: string): S3Address {
  const url = new URL(text.replace(/^s3\+/, ''));
  return {
    base: `${url.origin}${withoutTrailingSlashes(url.pathname)}/`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

/** Files in an object store: for several servers without a folder in common. */
export function createS3Store({ base, ...credentials }: S3Address): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  async function ask(key: string, init: RequestInit = {}): Promise<Response> {
    const failed = (cause: unknown) =>
      new BusinessError('unavailable', 'The file store does not answer. Try again in a moment.', {
        cause,
        retryAfter: 5,
      });
    requireKey(key);
    let response: Response;
    try {
      response = await client.fetch(`${base}${key}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      throw failed(error);
    }
    if (!response.ok && response.status !== 404) {
      const text = await response.text().catch(() => '');
      throw failed(new Error(`The store answered ${response.status}: ${text.slice(0, 300)}`));
    }
    return response;
  }
  return {
    async has(key) {
      return (await ask(key, { method: 'HEAD' })).ok;
    },
    async read(key) {
      const response = await ask(key);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return undefined;
    },
    async size(key) {
      const response = await ask(key, { method: 'HEAD' });
      return response.ok ? Number(response.headers.get('content-length')) : undefined;
    },
    async readPart(key, { start, end }) {
      const response = await ask(key, { headers: { range: `bytes=${start}-${end}` } });
      if (!response.ok) {
        await response.body?.cancel();
        return undefined;
      }
      const bytes = Buffer.from(await response.arrayBuffer());
      // 200: a store that knows no parts sends the whole.
      return response.status === 206 ? bytes : bytes.subarray(start, end + 1);
    },
    async write(key, bytes) {
      const response = await ask(key, { method: 'PUT', body: new Uint8Array(bytes) });
      // 404 of a PUT: there is no such bucket.
      if (!response.ok) throw new BusinessError('unavailable', 'The file store has no such bucket.');
      await response.body?.cancel();
    },
    async remove(key) {
      await (await ask(key, { method: 'DELETE' })).body?.cancel();
    },
  };
}
