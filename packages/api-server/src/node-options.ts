/**
 * What whoever starts the server gives to Node. By itself V8 lets the nursery grow to 128 MB in the first minutes of work
 * and gives it back only when all is quiet (measured: 107 MB of it during one import); 32 MB do the same work. It is read
 * when the process begins, so `server.ts` itself comes too late to set it.
 */
export const nodeOptions: readonly string[] = ['--max-semi-space-size=16'];
