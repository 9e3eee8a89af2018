export type { FieldRecord } from './custom-fields.repository.ts';
export { customFieldRoutes } from './custom-fields.routes.ts';
export { customFields } from './custom-fields.schema.ts';
export { presentField } from './present-field.ts';
