import { TextField } from '@rostrum/ui-kit/form';

const hint = 'Left empty, the usual names are tried.';

/** Under which names the identity provider sends what is needed. */
export const AttributeFields = () => (
  <>
    <TextField name="attributes.email" hint={hint} />
    <TextField name="attributes.firstname" />
    <TextField name="attributes.lastname" />
  </>
);
