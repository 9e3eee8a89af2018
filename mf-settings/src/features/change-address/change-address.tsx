import { Button } from '@rostrum/ui-kit';
import { useState } from 'react';
import { AddressForm, type AddressFormProps } from './address-form.tsx';
import styles from './change-address.module.css';

export interface ChangeAddressProps {
  current: string;
  /** Does something sensitive once the person has proved who they are; null when they turned back. */
  confirmed: AddressFormProps['confirmed'];
  onClose: () => void;
}

/** Starts the move of the account to another address: only a link that is mailed there completes it. */
export function ChangeAddress({ current, confirmed, onClose }: ChangeAddressProps) {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <AddressForm current={current} confirmed={confirmed} onSent={setSentTo} />
  ) : (
    <div role="status">
      <p className={styles.lead}>
        The link is on its way to <strong>{sentTo}</strong>. Open it within an hour, in a browser where you
        are signed in. We also notify {current}.
      </p>
      <Button type="primary" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
