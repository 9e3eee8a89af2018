/** What the server says about uploading, in the markup of the form. */
export interface UploadSettings {
  address: string;
  maxFiles: number;
  maxBytes: number;
  wrongType: string;
  infected: string;
  tooDemanding: string;
}

/** One file on its way; `id` once the server knows it. */
export interface Sending {
  file: File;
  id?: string;
  stop: AbortController;
}

/** A refusal in the words of the server. */
export class UploadRefusal extends Error {}

/** Below the time that the server gives a request, also on a slow line. */
const chunkBytes = 1_048_576;
const checkIntervalMs = 400;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function ask(address: string, options: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (response.ok || response.status === 409) return response;
  const { error } = (await response.json().catch(() => ({}))) as {
    error?: { message?: string; fields?: { message: string }[] };
  };
  const reason = error?.fields?.[0]?.message ?? error?.message;
  // A server that is away for a moment can be asked again; a refusal can not.
  if (response.status >= 500 || reason === undefined) throw new Error(reason);
  throw new UploadRefusal(reason);
}

interface Stored {
  id: string;
  state: string;
  fault: string | null;
}

async function call(address: string, options: RequestInit): Promise<Stored> {
  const { data } = (await (await ask(address, options)).json()) as { data: Stored };
  return data;
}

/**
 * Announces a file, sends it from where it ended, and waits until the server has looked at it.
 *
 * @throws UploadRefusal when the server does not take it; another error when the line broke and it can be continued.
 */
export async function uploadFile(
  base: string,
  sending: Sending,
  { settings, onProgress }: { settings: UploadSettings; onProgress: (sent: number | undefined) => void },
): Promise<string> {
  const { file, stop } = sending;
  const { signal } = stop;
  sending.id ??= (
    await call(base, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: file.name.slice(0, 255), size: file.size }),
      signal,
    })
  ).id;
  const address = `${base}/${sending.id}`;
  const offsetOf = (response: Response) => Number(response.headers.get('upload-offset'));
  const findOffset = async () => offsetOf(await ask(`${address}/content`, { method: 'HEAD', signal }));
  for (let offset = await findOffset(); offset < file.size;) {
    onProgress(offset);
    const response = await ask(`${address}/content`, {
      method: 'PATCH',
      headers: {
        'Content-Type': 'application/offset+octet-stream',
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': String(offset),
      },
      body: file.slice(offset, offset + chunkBytes),
      signal,
    });
    offset = response.ok ? offsetOf(response) : await findOffset();
  }
  onProgress(undefined);
  for (;;) {
    const { state, fault } = await call(address, { signal });
    if (state === 'ready') return sending.id;
    if (state === 'refused')
      throw new UploadRefusal(
        fault === 'infected'
          ? settings.infected
          : fault === 'too_demanding'
            ? settings.tooDemanding
            : settings.wrongType,
      );
    await wait(checkIntervalMs);
  }
}

/** The server deletes what no message carries; telling it now is a courtesy that may fail. */
export const discardFile = (base: string, id: string): void => {
  void fetch(`${base}/${id}`, { method: 'DELETE', keepalive: true }).catch(() => {});
};
