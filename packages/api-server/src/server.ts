import { setFlagsFromString } from 'node:v8';

// Loading the modules makes much short-lived garbage, for which V8 would grow its nursery to over 100 MB and never
// give it back (measured: 290 MB idle instead of 165). So it may only grow once everything is loaded. The import is
// dynamic because static ones are loaded before the first line runs.
setFlagsFromString('--semi-space-growth-factor=1');
await import('./start-server.ts');
setFlagsFromString('--semi-space-growth-factor=2');
