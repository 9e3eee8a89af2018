import { line } from './primitives.ts';
import { describeReservedName, isReservedName } from './reserved-names.ts';

/** The name of a new organisation: at least `min` characters, and none that reads like the installation's own. */
export const organisationName = (min: number) =>
  line(150, min).superRefine((name, context) => {
    if (isReservedName(name))
      context.addIssue({
        code: 'custom',
        message: describeReservedName(name, 'Enter the full name of the organisation.'),
      });
  });
