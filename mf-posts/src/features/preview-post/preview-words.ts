import { checkForm, getBody } from '@rostrum/contracts';
import { postPreview } from '@rostrum/contracts/posts';

const schema = getBody(postPreview.draw);

/** What a preview draws of what stands in the editor, or why it cannot. */
export const readPreviewWords = (typed: unknown) => checkForm(schema, typed);
export type PreviewWords = NonNullable<ReturnType<typeof readPreviewWords>['body']>;
