import { makeValueTable } from '../custom-fields/index.ts';
import { people } from './people.schema.ts';

/** What stands in the fields that an organisation added to its profiles. */
export const personFieldValues = makeValueTable({ owner: 'person', owners: people });
