import { getBody } from '@rostrum/contracts';
import { ssoAdmin, type SsoDomainEntry } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, CircleCheckIcon, ClockIcon, ConfirmButton, CopyButton, notify } from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import { ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import type { ReactNode } from 'react';
import { useShowSso, type SsoPartProps } from './sso.queries.ts';
import styles from './sso.module.css';

interface DomainProps extends Pick<SsoPartProps, 'confirmed'> {
  entry: SsoDomainEntry;
  /** What else is set for a domain once it is proven. */
  renderProven?: ((entry: SsoDomainEntry) => ReactNode) | undefined;
}

function Domain({ entry, confirmed, renderProven }: DomainProps) {
  const { domain, txt_name, txt, verified_at } = entry;
  const show = useShowSso();
  const verify = useContractMutation(ssoAdmin.verifyDomain);
  const remove = useContractMutation(ssoAdmin.removeDomain);
  const look = () =>
    verify.mutateAsync({ body: { domain } }).then((saved) => {
      show(saved);
      notify.success({ title: `${domain} is verified.` });
    }, tellRefusal('Could not verify the domain.'));
  const takeAway = () =>
    confirmed(() => remove.mutateAsync({ body: { domain } })).then((saved) => {
      if (saved) show(saved);
    }, tellRefusal('Could not remove the domain.'));
  return (
    <li className={styles.domain}>
      <span className={styles.head}>
        <strong>{domain}</strong>
        {verified_at === null ? (
          <Status icon={ClockIcon} tone="warning">
            Not verified yet
          </Status>
        ) : (
          <Status icon={CircleCheckIcon} tone="success">
            Verified
          </Status>
        )}
      </span>
      {verified_at === null ? (
        <dl className={styles.record}>
          <dt>TXT record at</dt>
          <dd>
            <code>{txt_name}</code>
          </dd>
          <dt>Value</dt>
          <dd>
            <code>{txt}</code>
            <CopyButton text={txt} label={`Copy the record of ${domain}`} iconOnly type="text" size="small" />
          </dd>
        </dl>
      ) : null}
      {verified_at === null ? null : renderProven?.(entry)}
      <span className={styles.buttons}>
        {verified_at === null ? (
          <Button loading={verify.isPending} aria-label={`Verify ${domain}`} onClick={() => void look()}>
            Verify
          </Button>
        ) : null}
        <ConfirmButton
          type="text"
          aria-label={`Remove ${domain}`}
          title={`Remove ${domain}?`}
          consequence="People with an address at this domain can no longer sign in through your identity provider or join by themselves."
          confirmLabel="Remove it"
          danger
          onConfirm={() => void takeAway()}
        >
          Remove
        </ConfirmButton>
      </span>
    </li>
  );
}

/** Domains whose addresses sign in through the identity provider, each proven by a DNS record. */
export function DomainsStep({
  sso,
  confirmed,
  renderProven,
}: SsoPartProps & Pick<DomainProps, 'renderProven'>) {
  const form = useContractForm({
    schema: getBody(ssoAdmin.addDomain),
    name: 'sso-domain',
    values: { domain: '' },
  });
  const show = useShowSso();
  const add = useContractMutation(ssoAdmin.addDomain, {
    onSuccess: (saved) => {
      show(saved);
      form.settle({ domain: '' });
    },
  });
  return (
    <>
      <ul className={styles.domains} aria-label="Domains">
        {sso.domains.map((entry) => (
          <Domain key={entry.domain} entry={entry} confirmed={confirmed} renderProven={renderProven} />
        ))}
      </ul>
      <ContractForm form={form} error={add.error} marks="none" onSubmit={(body) => add.mutate({ body })}>
        <TextField
          name="domain"
          inputMode="url"
          aside={
            <Button htmlType="submit" loading={add.isPending}>
              Add domain
            </Button>
          }
        />
      </ContractForm>
    </>
  );
}
