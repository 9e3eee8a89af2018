import { RateLimitError } from '@rostrum/server-kit';
import { networkKey, type Limits } from '@rostrum/server-kit/limits';

/** Drawing a page takes a few milliseconds of a processor, one that searches tens, a picture hundreds. */
const costs = { page: 1, search: 4, picture: 8 } as const;
export type DrawingKind = keyof typeof costs;

const drawLimit = { name: 'page-draws', points: 600, seconds: 60, isLocal: true } as const;

/**
 * Counts what is drawn for guests against the network that asks: pages, embeds, feeds, pictures. Finished answers that are
 * sent from memory do not count.
 *
 * @throws RateLimitError when that network has had too much drawn within a minute.
 */
export async function countDrawing(
  limits: Pick<Limits, 'consume'>,
  ip: string,
  kind: DrawingKind = 'page',
): Promise<void> {
  const left = await limits.consume({ ...drawLimit, key: networkKey(ip), cost: costs[kind] });
  if (!left.allowed) throw new RateLimitError(left.retryAfter);
}
