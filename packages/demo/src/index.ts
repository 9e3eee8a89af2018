export { demoAccounts, demoPassword } from './accounts.ts';
export type { CallInput, DemoCaller, DemoHost, MeasuredProfile } from './host.ts';
export { loadDemo } from './load-demo.ts';
export { writtenDirectly, type WrittenTable } from './written-directly.ts';
