const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Fetches a file and answers it only when its bytes have the expected SHA-384; `null` expects nothing of them. */
export async function verifiedFetch(
  url: string,
  expected: string | null,
  timeoutMs: number,
): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  if (expected === null) return response;
  const bytes = await response.arrayBuffer();
  const actual = `sha384-${toBase64(await crypto.subtle.digest('SHA-384', bytes))}`;
  if (actual !== expected) throw new Error(`${url} is refused: its content is not what the registry names.`);
  return new Response(bytes, { headers: { 'Content-Type': 'application/json' } });
}
