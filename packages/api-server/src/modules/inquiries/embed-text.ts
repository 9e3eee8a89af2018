import { setTimeout as wait } from 'node:timers/promises';
import { splitParts, type TextVectors } from '@rostrum/screening';

/** Computes vectors of texts; null when there is no language model, or it is loading or too busy. */
export interface TextEmbedder {
  embed: (texts: readonly string[]) => Promise<TextVectors | null>;
}

/** A sender waits no longer for the language model; words decide then. */
const maxWaitMs = 2000;

/**
 * Returns the vectors of a subject and a message, or null when they take too long or cannot be computed: screening goes by
 * words alone then. Call it before a transaction begins.
 */
export async function embedText(
  { embed }: TextEmbedder,
  text: { subject: string; message: string },
): Promise<TextVectors | null> {
  const timer = new AbortController();
  const late = wait(maxWaitMs, null, { ref: false, signal: timer.signal });
  try {
    return await Promise.race([embed(splitParts(text)), late]);
  } catch {
    return null;
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
