import { config } from 'zod';

// In a browser the content security policy forbids `eval`, and zod's question whether it may use it is already reported
// as a violation. Imported before any schema is made; servers keep the faster, compiled parsers.
if ('document' in globalThis) config({ jitless: true });
