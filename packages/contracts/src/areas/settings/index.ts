export * from './account-deletion.contract.ts';
export * from './timezone.contract.ts';
