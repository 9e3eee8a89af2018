export { classifications } from './classifications.schema.ts';
