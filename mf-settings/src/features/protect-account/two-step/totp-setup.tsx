import { getBody, security, type RouteResponse } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { classNames, Button, CopyButton, Modal, notify } from '@rostrum/ui-kit';
import { ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import parts from '../security-parts.module.css';
import styles from './totp-setup.module.css';

const schema = getBody(security.finishTotp);

export type Enrolment = RouteResponse<typeof security.startTotp>;

/** In fours, as people read it aloud and type it. */
const inFours = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

export interface TotpSetupProps {
  enrolment: Enrolment;
  onDone: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** Scan or type the key, then prove with a code that the app has it. */
export function TotpSetup({ enrolment: { ticket, key, uri, qr }, onDone, onCancel }: TotpSetupProps) {
  const form = useContractForm({ schema, name: 'totp', values: { ticket, code: '' } });
  const finish = useContractMutation(security.finishTotp, {
    onSuccess: ({ recovery_codes }) => {
      notify.success({ title: 'Two-step verification is on.' });
      onDone(recovery_codes);
    },
  });

  return (
    <Modal open title="Set up an authenticator app" footer={null} onCancel={onCancel} width={520}>
      <ContractForm
        form={form}
        className={styles.setup}
        enterSends
        onlyField="code"
        marks="none"
        error={finish.error}
        onSubmit={(body) => finish.mutate({ body })}
      >
        <ol className={styles.steps}>
          <li>
            <h3 className="r-card-title">Add Rostrum to your app</h3>
            <p>Any authenticator app will do. Scan the picture with it, or type the key.</p>
            <div className={styles.key}>
              <img className={styles.picture} src={qr} width={168} height={168} alt="QR code with the key" />
              <div className={styles.text}>
                <span className="r-caption">Key, time-based</span>
                <code>{inFours(key)}</code>
                <CopyButton text={key} label="Copy key" copiedLabel="Key copied" size="small" />
                <a className={styles.onThisPhone} href={uri}>
                  Open in an app on this phone
                </a>
              </div>
            </div>
          </li>
          <li>
            <TextField
              name="code"
              label={<span className="r-card-title">Enter the code that it shows</span>}
              className={styles.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder="123 456"
            />
          </li>
        </ol>
        <div className={classNames(parts.buttons, styles.buttons)}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={finish.isPending}>
            Turn on
          </Button>
        </div>
      </ContractForm>
    </Modal>
  );
}
