export * from './custom-fields.contract.ts';
export * from './field-definition.ts';
export * from './field-value.ts';
export * from './field-values.ts';
export * from './person-fields.contract.ts';
export * from './post-fields.contract.ts';
