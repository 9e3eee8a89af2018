export { createPresence } from './create-presence.ts';
