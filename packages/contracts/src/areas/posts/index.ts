export * from './post-activity.contract.ts';
export * from './post-bulk.contract.ts';
export * from './post-editing.contract.ts';
export * from './post-planning.contract.ts';
export * from './post-signoff.contract.ts';
export * from './post-transitions.ts';
export * from './post-versions.contract.ts';
export * from './sign-off-states.ts';
