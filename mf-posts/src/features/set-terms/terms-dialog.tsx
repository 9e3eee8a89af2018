import { getBody } from '@rostrum/contracts';
import { postTerms, type PostDetail } from '@rostrum/contracts/posts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { FormDialog, TextField, TimeField, useContractField, useContractForm } from '@rostrum/ui-kit/form';
import { toLocalTime } from './local-time.ts';
import styles from './terms.module.css';

const schema = getBody(postTerms.set);

/** A day and a time that a post may have or not. */
function TimeFields({
  name,
  label,
  timezone,
}: {
  name: 'embargo' | 'expiry';
  label: string;
  timezone: string;
}) {
  const { field } = useContractField(name);
  const isSet = Boolean(field.value);
  return (
    <fieldset className={styles.time}>
      <legend className="r-visually-hidden">{label}</legend>
      <Checkbox
        checked={isSet}
        onChange={({ target }) => field.onChange(target.checked ? { date: '', time: '' } : null)}
      >
        {label}
      </Checkbox>
      {isSet ? (
        <div className={styles.fields}>
          <TextField name={`${name}.date`} type="date" />
          <TimeField name={`${name}.time`} hint={`Time zone: ${timezone}.`} />
        </div>
      ) : null}
    </fieldset>
  );
}

function PinField() {
  const { field } = useContractField('pinned');
  return (
    <Checkbox checked={field.value === true} onChange={({ target }) => field.onChange(target.checked)}>
      Pin it: first in your organisation’s list of posts
    </Checkbox>
  );
}

interface TermsDialogProps {
  post: PostDetail;
  onSaved: (post: PostDetail) => void;
  onClose: () => void;
}

/** Address, pin, embargo and end of a post. */
export function TermsDialog({ post, onSaved, onClose }: TermsDialogProps) {
  const { version, pinned, timezone } = post;
  const wasPublic = post.published_at !== null;
  const form = useContractForm({
    schema,
    name: 'terms',
    values: {
      version,
      pinned,
      ...(!wasPublic && { slug: post.slug }),
      embargo: toLocalTime(post.embargo_until, timezone),
      expiry: toLocalTime(post.expires_at, timezone),
    },
  });
  const save = useContractMutation(postTerms.set);
  const isHeld = post.embargo_until !== null;
  return (
    <FormDialog
      title="Address and times"
      confirmLabel="Save"
      form={form}
      failure="Could not save address and times."
      onSubmit={async (body) => {
        const saved = await save.mutateAsync({ params: { id: post.id }, body });
        notify.success({ title: 'Address and times saved.' });
        onSaved(saved);
      }}
      onClose={onClose}
    >
      {wasPublic ? null : <TextField name="slug" />}
      <PinField />
      {post.status === 'published' && !isHeld ? null : (
        <TimeFields name="embargo" label="Embargo: only verified journalists, until" timezone={timezone} />
      )}
      {isHeld && post.status === 'published' ? (
        <p className={styles.hint}>Without an embargo the post is public as soon as you save.</p>
      ) : null}
      <TimeFields name="expiry" label="End: unpublish it at" timezone={timezone} />
    </FormDialog>
  );
}
