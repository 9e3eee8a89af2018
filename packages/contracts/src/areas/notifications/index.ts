export * from './notifications.contract.ts';
export { listAdjustableKinds } from './list-adjustable-kinds.ts';
