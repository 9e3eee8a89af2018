export interface KeptRequest {
  method: string;
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
}

/** What is read of an answer. */
export interface Answered {
  status: number;
  data: unknown;
  headers: Record<string, unknown>;
}

function readData(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * Sends what must arrive though its page is closed meanwhile. Requests of axios end with their page: its adapter for
 * `fetch` is left out of what browsers load, for its bytes.
 */
export async function sendKeepalive(
  url: string,
  { method, body, headers, signal }: KeptRequest,
): Promise<Answered> {
  const response = await fetch(url, {
    method,
    keepalive: true,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  return {
    status: response.status,
    data: readData(await response.text()),
    headers: Object.fromEntries(response.headers),
  };
}
