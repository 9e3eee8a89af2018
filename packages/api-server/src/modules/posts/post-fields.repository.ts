import { createFieldValueRepository } from '../custom-fields/index.ts';
import { postFieldValues } from './post-fields.schema.ts';

export const postFieldRepository = createFieldValueRepository('post', postFieldValues);
