export * from './post-editing.contract.ts';
export * from './post-transitions.ts';
