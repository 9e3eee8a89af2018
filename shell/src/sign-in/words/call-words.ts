import type { Failure } from '../server/post.ts';
import { tooMany, unreachable, type Notice } from './notice.ts';

const own: Readonly<Record<string, string>> = {
  unreachable,
  internal: 'Something went wrong on our side. What you typed is kept. Try again in a moment.',
  unavailable: 'Rostrum is busy. What you typed is kept. Try again in a moment.',
  invalid_input: 'Check the marked fields.',
};

/** What a refused call is told, when it is not about a field. */
export function callNotice({ code, message, retryAfterSeconds }: Failure): Notice {
  if (code === 'too_many_requests') return tooMany(retryAfterSeconds);
  return { text: own[code] ?? message ?? unreachable };
}
