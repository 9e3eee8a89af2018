import { security, type RouteResponse } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, CopyButton, Input, Modal, notify } from '@rostrum/ui-kit';
import { FieldError } from '@rostrum/ui-kit/data';
import { useId, useState, type SubmitEvent } from 'react';
import parts from '../security-parts.module.css';
import styles from './totp-setup.module.css';

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
  const id = useId();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const finish = useContractMutation(security.finishTotp, {
    onSuccess: ({ recovery_codes }) => {
      notify.success({ title: 'Two-step verification is on.' });
      onDone(recovery_codes);
    },
  });
  const shown = fault ?? finish.error?.fields[0]?.message ?? finish.error?.message;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const digits = code.replaceAll(/[\s-]/g, '');
    const isWhole = /^\d{6}$/.test(digits);
    setFault(isWhole ? undefined : 'Enter the six digits that the app shows.');
    if (isWhole) finish.mutate({ body: { ticket, code: digits } });
  };

  return (
    <Modal open title="Set up an authenticator app" footer={null} onCancel={onCancel} width={520}>
      <form className={styles.setup} onSubmit={submit} noValidate>
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
            <h3 className="r-card-title">
              <label htmlFor={id}>Enter the code that it shows</label>
            </h3>
            <Input
              id={id}
              className={styles.code}
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={9}
              placeholder="123 456"
              status={shown ? 'error' : undefined}
              aria-invalid={shown ? true : undefined}
              aria-describedby={`${id}-fault`}
              onChange={(event) => setCode(event.target.value)}
            />
            <div id={`${id}-fault`}>{shown ? <FieldError>{shown}</FieldError> : null}</div>
          </li>
        </ol>
        <div className={parts.buttons}>
          <Button type="primary" htmlType="submit" loading={finish.isPending}>
            Turn on
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
    </Modal>
  );
}
