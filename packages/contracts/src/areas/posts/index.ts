export * from './post-activity.contract.ts';
export * from './post-editing.contract.ts';
export * from './post-transitions.ts';
