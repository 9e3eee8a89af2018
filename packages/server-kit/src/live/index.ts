export { type LiveHub, createLiveHub } from './live-hub.ts';
export { publish } from './publish.ts';
