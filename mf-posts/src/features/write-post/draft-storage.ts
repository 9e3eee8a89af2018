import { getBody } from '@rostrum/contracts';
import { postEditing } from '@rostrum/contracts/posts';
import type { PostBody } from './post-values.ts';

const keyOf = (name: string) => `rostrum.post.${name}`;
const kept = getBody(postEditing.save);

/** What the server has not taken yet, in this tab: it outlives a reload and a line that is down. */
export const draftStorage = {
  load(name: string): PostBody | null {
    try {
      const parsed = kept.safeParse(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  },
  save(name: string, body: unknown): void {
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(body));
    } catch {
      // Storage may be full or refused: the page itself still holds the text.
    }
  },
  clear(name: string): void {
    try {
      sessionStorage.removeItem(keyOf(name));
    } catch {
      // See save.
    }
  },
};
