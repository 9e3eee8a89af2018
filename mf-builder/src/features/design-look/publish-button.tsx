import { checkContrast, type ThemeLook } from '@rostrum/contracts/builder';
import { Button, ConfirmButton } from '@rostrum/ui-kit';

export interface PublishButtonProps {
  look: ThemeLook;
  disabled: boolean;
  loading: boolean;
  onPublish: (acceptLowContrast: boolean) => Promise<unknown>;
}

/** Publishes the theme; colours that are hard to read ask once more. */
export const PublishButton = ({ look, disabled, loading, onPublish }: PublishButtonProps) =>
  checkContrast(look).every((check) => check.isReadable) ? (
    <Button type="primary" disabled={disabled} loading={loading} onClick={() => void onPublish(false)}>
      Publish theme
    </Button>
  ) : (
    <ConfirmButton
      type="primary"
      disabled={disabled}
      loading={loading}
      title="Publish colours that are hard to read?"
      consequence="Some visitors will not be able to read this text. The nearest readable colours are one press away."
      confirmLabel="Publish all the same"
      onConfirm={async () => {
        await onPublish(true);
      }}
    >
      Publish theme
    </ConfirmButton>
  );
