export { classifications } from './classifications.schema.ts';
export { starterClassifications } from './starter-classifications.repository.ts';
