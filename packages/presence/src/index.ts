export { PresenceNote } from './presence-note.tsx';
export type { Presence } from './presence.ts';
