import { useFieldValue, TextField } from '@rostrum/ui-kit/form';
import styles from './sso.module.css';

const names = ['email', 'firstname', 'lastname', 'displayname', 'picture', 'groups', 'roles'] as const;

/** Under which names the identity provider sends what is needed. Folded away: the usual names are known. */
export function AttributeFields() {
  const values = useFieldValue('attributes');
  const isNamed =
    typeof values === 'object' && values !== null && Object.values(values).some((value) => value !== '');
  return (
    <details className={styles.more} open={isNamed || undefined}>
      <summary>Attribute names</summary>
      <p className={styles.quiet}>
        Rostrum recognises the names that Keycloak, Microsoft Entra, Okta, AD FS and Google use. Fill these in
        only if your provider uses others.
      </p>
      {names.map((name) => (
        <TextField key={name} name={`attributes.${name}`} />
      ))}
    </details>
  );
}
