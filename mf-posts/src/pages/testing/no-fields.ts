import { postFields } from '@rostrum/contracts/fields';
import { handle } from '@rostrum/test-support';

/** An organisation that added no fields to its posts. */
export const noFields = () => handle(postFields.get, () => ({ fields: [], values: {} }));
