import type { ButtonProps } from 'antd';
import { useEffect, useState } from 'react';
import { announce } from '../a11y/announce.ts';
import { Button } from '../antd/core.ts';
import { CheckIcon, CopyIcon } from '../icons.ts';
import { notify } from '../notifications/notification-store.ts';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'onCopy'> {
  text: string;
  label?: string;
  /** Said once it is done: "Code copied". */
  copiedLabel?: string;
  /** The icon alone; the label is read to screen readers. */
  iconOnly?: boolean;
}

/** Copies a text, and says so. */
export function CopyButton({
  text,
  label = 'Copy',
  copiedLabel = 'Copied',
  iconOnly = false,
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(copiedLabel);
    } catch {
      // Browsers refuse the clipboard outside https and without permission.
      notify.error({ title: 'Could not copy', description: 'Select the text and copy it by hand.' });
    }
  };

  return (
    <Button
      {...rest}
      icon={copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
      aria-label={iconOnly ? label : undefined}
      onClick={() => void copy()}
    >
      {iconOnly ? null : copied ? copiedLabel : label}
    </Button>
  );
}
