import type { PersonDetail } from '@rostrum/contracts';
import { ProseField, TextField } from '@rostrum/ui-kit/form';
import { memo } from 'react';
import { ExpertiseFields } from './expertise-fields.tsx';
import styles from './profile-form.module.css';

/** The words of a profile. The form around is drawn at every key; each field draws itself, the others stay. */
export const ProfileFields = memo(function ProfileFields({ id, kind }: Pick<PersonDetail, 'id' | 'kind'>) {
  return (
    <>
      <TextField name="headline" isCounted />
      <ProseField name="biography" isCounted rows={6} className={styles.biography} />
      {kind === 'staff' ? null : <ExpertiseFields personId={id} />}
      <TextField name="name_pronunciation" isCounted />
      <TextField name="pronouns" isCounted />
    </>
  );
});
