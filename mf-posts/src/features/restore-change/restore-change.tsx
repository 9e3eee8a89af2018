import type { RecordedChange } from '@rostrum/contracts';
import { deletedPostKeptMs, postEditing } from '@rostrum/contracts/posts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { AppLink, Button, notify } from '@rostrum/ui-kit';
import { useState } from 'react';

/** Steps that left an earlier text behind, which can be put back. */
const wordVerbs = ['post.updated', 'post.version_restored'];

/** The way back from a change: a deleted draft is brought back here, an earlier text among its versions. */
export function RestoreChange({ change: { verb, entity, created_at } }: { change: RecordedChange }) {
  const bringBack = useContractMutation(postEditing.bringBack);
  // Read once: a button that vanished while it is aimed at would help nobody.
  const [isKept] = useState(() => Date.now() - Date.parse(created_at) < deletedPostKeptMs);
  const { id, href, label } = entity;
  if (href !== null && wordVerbs.includes(verb))
    return <AppLink href={`${href}#versions`}>See versions</AppLink>;
  if (verb !== 'post.deleted' || href !== null || id === null || !isKept) return null;
  const run = () =>
    bringBack
      .mutateAsync({ params: { id } })
      .then(
        () => notify.success({ title: 'The draft is back.' }),
        tellRefusal('Could not bring the draft back.'),
      );
  return (
    <Button
      size="small"
      loading={bringBack.isPending}
      aria-label={`Bring back: ${label}`}
      onClick={() => void run()}
    >
      Bring back
    </Button>
  );
}
