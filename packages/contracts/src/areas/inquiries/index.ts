export * from './inquiry-asks.contract.ts';
