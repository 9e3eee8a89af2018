import { toNestErrors } from '@hookform/resolvers';
import {
  checkForm,
  type BlankText,
  type FormBody,
  type FormFault,
  type FormSchema,
  type FormValues,
} from '@rostrum/contracts';
import type { FieldValues, Resolver, ResolverOptions } from 'react-hook-form';

/** Faults as the form library keeps them; the first of a field counts. */
export function toFormErrors<Values extends FieldValues>(
  faults: readonly FormFault[],
  options: ResolverOptions<Values>,
) {
  const byPath = faults
    .toReversed()
    .map(({ path, message }) => [path.join('.'), { type: 'contract', message }]);
  return toNestErrors<Values>(Object.fromEntries(byPath), options);
}

/** Checks a form with the schema that the server checks its call with. */
export const contractResolver =
  <Schema extends FormSchema>(
    schema: Schema,
    blank: BlankText = 'empty',
  ): Resolver<FormValues<Schema>, unknown, FormBody<Schema>> =>
  (values, _context, options) => {
    const { body, faults } = checkForm(schema, values, blank);
    return faults ? { values: {}, errors: toFormErrors(faults, options) } : { values: body, errors: {} };
  };
