import type { HeldInquiry } from '@rostrum/contracts/inquiries';
import { AddRuleDialog } from './add-rule-dialog.tsx';

export interface BlockSenderProps {
  item: HeldInquiry;
  /** The rule is saved: the inquiry can be confirmed as spam. */
  onSaved: () => void;
  onClose: () => void;
}

/** A rule for the domain of a held inquiry's sender, with what it would have caught before it is saved. */
export function BlockSender({ item: { ref, sender }, onSaved, onClose }: BlockSenderProps) {
  const domain = sender.email.slice(sender.email.lastIndexOf('@') + 1);
  return (
    <AddRuleDialog
      list="block"
      first={{ kind: 'domain', pattern: domain, reason: `Spam: ${ref}` }}
      title="Confirm and block sender"
      confirmLabel="Confirm spam and save rule"
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
