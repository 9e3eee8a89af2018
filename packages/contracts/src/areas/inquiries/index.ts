export * from './inquiry-asks.contract.ts';
export * from './inquiry-activity.contract.ts';
