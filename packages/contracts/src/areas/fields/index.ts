export * from './custom-fields.contract.ts';
export * from './field-definition.ts';
export * from './field-value.ts';
export * from './person-fields.contract.ts';
