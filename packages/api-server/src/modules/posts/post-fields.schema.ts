import { makeValueTable } from '../custom-fields/index.ts';
import { posts } from './posts.schema.ts';

/** What stands in the fields that an organisation added to its posts. */
export const postFieldValues = makeValueTable({ owner: 'post', owners: posts });
