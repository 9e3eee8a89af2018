export { Refusal, runCommand } from './refusal.ts';
export { since, step } from './step.ts';
