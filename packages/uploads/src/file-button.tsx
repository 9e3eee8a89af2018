import { Button } from '@rostrum/ui-kit';
import { useRef, type ReactNode, type Ref } from 'react';

export interface FileButtonProps {
  /** Names the browser's own field: "Cover from your device". */
  label: string;
  /** Media types that are offered. */
  mediaTypes: readonly string[];
  disabled?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
  /** Of the button, which takes the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that lets one file be chosen from the device. */
export function FileButton({ label, mediaTypes, disabled = false, onFile, children, ref }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="r-visually-hidden"
        type="file"
        accept={mediaTypes.join(',')}
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file once more is a change as well.
          target.value = '';
        }}
      />
      <Button ref={ref} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
