export * from './asked-questions.contract.ts';
export * from './guest-questions.contract.ts';
export * from './question-activity.contract.ts';
export * from './question-actions.ts';
export * from './question-bulk.contract.ts';
export * from './question-desk.contract.ts';
export * from './question-fields.ts';
export * from './source-lines.ts';
