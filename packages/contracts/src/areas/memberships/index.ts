export * from './memberships.contract.ts';
