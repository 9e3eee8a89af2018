import { publicPaths, type PersonDetail } from '@rostrum/contracts';
import { personAddress } from '@rostrum/contracts/people';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, Card } from '@rostrum/ui-kit';
import { useState } from 'react';
import { RenameDialog } from './rename-dialog.tsx';
import styles from './address-card.module.css';

interface AddressCardProps {
  person: PersonDetail;
  /** Whether the reader may move the profile. */
  canRename: boolean;
}

/** Where the profile stands for the public, and where it stood before. */
export function AddressCard({ person, canRename }: AddressCardProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { data } = useQuery(contractQueryOptions(personAddress.get, { params: { id: person.id } }));
  const former = data?.former ?? [];
  return (
    <Card
      title="Public address"
      extra={
        canRename ? (
          <Button size="small" onClick={() => setIsRenaming(true)}>
            Change
          </Button>
        ) : undefined
      }
    >
      <p className={styles.address}>{publicPaths.person(person.kind, person.username)}</p>
      {former.length > 0 ? (
        <>
          <p className="r-secondary">These lead to it for good:</p>
          <ul className={styles.former}>
            {former.map(({ href }) => (
              <li key={href}>{href}</li>
            ))}
          </ul>
        </>
      ) : null}
      {isRenaming ? <RenameDialog person={person} onClose={() => setIsRenaming(false)} /> : null}
    </Card>
  );
}
