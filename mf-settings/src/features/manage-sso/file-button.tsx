import { Button, UploadIcon } from '@rostrum/ui-kit';
import { useRef } from 'react';

/** Takes the text of a file that is chosen. The file itself is sent nowhere. */
export function FileButton({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<UploadIcon aria-hidden />} onClick={() => input.current?.click()}>
        Read a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xml,application/xml,text/xml"
        aria-label="Metadata file"
        hidden
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(onText);
          target.value = '';
        }}
      />
    </>
  );
}
