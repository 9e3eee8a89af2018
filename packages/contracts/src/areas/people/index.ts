export * from './import-columns.ts';
export * from './people-bulk.contract.ts';
export * from './people-export.contract.ts';
export * from './people-imports.contract.ts';
export * from './person-address.contract.ts';
export * from './person-changes.contract.ts';
export * from './person-reviews.contract.ts';
export * from './person-versions.contract.ts';
