import { CopyButton } from '@rostrum/ui-kit';

/** Copies a sentence with who said it. */
export const CopyQuotation = ({ text }: { text: string }) => (
  <CopyButton
    type="link"
    size="small"
    label="Copy with credit"
    copiedLabel="Copied with credit"
    text={text}
  />
);
