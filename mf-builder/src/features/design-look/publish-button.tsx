import { checkContrast, type ThemeLook } from '@rostrum/contracts/builder';
import { Button, ConfirmButton } from '@rostrum/ui-kit';
import { useId } from 'react';
import styles from './design-theme.module.css';

export interface PublishButtonProps {
  look: ThemeLook;
  disabled: boolean;
  /** Why it is disabled, beside the button and for screen readers. */
  reason: string | undefined;
  loading: boolean;
  /** What visitors will not be able to read although the colours of the look can be read. */
  lowContrast?: string | undefined;
  onPublish: (acceptLowContrast: boolean) => Promise<unknown>;
}

/** Publishes the theme; colours that are hard to read ask once more. What keeps it from being published is said. */
export function PublishButton({
  look,
  disabled,
  reason,
  loading,
  lowContrast,
  onPublish,
}: PublishButtonProps) {
  const id = useId();
  const isReadable = lowContrast === undefined && checkContrast(look).every((check) => check.isReadable);
  const described = disabled && reason !== undefined ? { 'aria-describedby': id } : {};
  return (
    <>
      {disabled && reason !== undefined ? (
        <span id={id} className={styles.note}>
          {reason}
        </span>
      ) : null}
      {isReadable ? (
        <Button
          type="primary"
          disabled={disabled}
          loading={loading}
          onClick={() => void onPublish(false)}
          {...described}
        >
          Publish theme
        </Button>
      ) : (
        <ConfirmButton
          type="primary"
          disabled={disabled}
          loading={loading}
          title="Publish colours that are hard to read?"
          consequence={
            lowContrast ??
            'Some visitors won’t be able to read this text. To fix it, select “Use the nearest readable colours”.'
          }
          confirmLabel="Publish anyway"
          onConfirm={async () => {
            await onPublish(true);
          }}
          {...described}
        >
          Publish theme
        </ConfirmButton>
      )}
    </>
  );
}
