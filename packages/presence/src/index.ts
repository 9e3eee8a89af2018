export { PresenceNote } from './presence-note.tsx';
export { describeOthers } from './describe-others.ts';
export { useOtherPages } from './use-other-pages.ts';
export type { OtherPage, Presence } from './presence.ts';
