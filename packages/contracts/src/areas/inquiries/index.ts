export * from './inquiry-asks.contract.ts';
export * from './inquiry-activity.contract.ts';
export * from './inquiry-rules.contract.ts';
export * from './rule-pattern.ts';
export * from './quarantine.contract.ts';
export * from './mailing-lists.contract.ts';
