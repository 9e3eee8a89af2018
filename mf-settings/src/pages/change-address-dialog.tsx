import { Modal, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { ChangeAddress, type ChangeAddressProps } from '../features/change-address/change-address.tsx';
import { ConfirmationProvider, useConfirmation } from '../features/protect-account/confirm/confirmation.tsx';
import { useSecurity } from '../features/protect-account/security.queries.ts';

type ChangeAddressDialogProps = Omit<ChangeAddressProps, 'confirmed'>;

function ConfirmedChange(props: ChangeAddressDialogProps) {
  const { confirmed } = useConfirmation();
  return <ChangeAddress {...props} confirmed={confirmed} />;
}

/** Changing the address of the account, which asks first who is there. */
export function ChangeAddressDialog(props: ChangeAddressDialogProps) {
  const security = useSecurity();
  return (
    <Modal open title="Change your address" footer={null} onCancel={props.onClose} width={480}>
      {security.data ? (
        <ConfirmationProvider overview={security.data}>
          <ConfirmedChange {...props} />
        </ConfirmationProvider>
      ) : security.isError ? (
        <PanelError onRetry={() => void security.refetch()} retrying={security.isFetching} />
      ) : (
        <PageSkeleton variant="detail" label="Loading how you sign in" />
      )}
    </Modal>
  );
}
