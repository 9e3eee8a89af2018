import { editorSaysEveryMs, postEditors } from '@rostrum/contracts/posts';
import { PresenceNote, type Presence } from '@rostrum/presence';
import { contractQueryKey } from '@rostrum/remote-runtime';

const editors: Presence = {
  noun: 'post',
  topic: 'post.editors',
  everyMs: editorSaysEveryMs,
  keyOf: (params) => contractQueryKey(postEditors.present, { params }),
  present: (api, params) => api.call(postEditors.present, { params }),
  leave: (api, params) => api.call(postEditors.leave, { params }),
};

/** Who else has the post open in the editor. */
export const EditorsNote = ({ postId }: { postId: string }) => <PresenceNote of={editors} id={postId} />;
