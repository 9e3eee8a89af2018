import { Input } from '@rostrum/ui-kit';
import { Form } from '@rostrum/ui-kit/data';
import { longEnough, sameAs } from './password-rules.ts';

/** What these two fields add to the values of the form around them. */
export interface NewPasswordValues {
  new_password: string;
  repeated: string;
}

/** A password that is chosen: typed once, and once more against slips. */
export const NewPasswordFields = ({ label }: { label: string }) => (
  <>
    <Form.Item
      name="new_password"
      label={label}
      extra="12 characters or more. Several words are easier to remember."
      required
      rules={[{ validator: longEnough }]}
    >
      <Input.Password autoComplete="new-password" />
    </Form.Item>
    <Form.Item
      name="repeated"
      label={`${label} again`}
      dependencies={['new_password']}
      required
      rules={[sameAs('new_password')]}
    >
      <Input.Password autoComplete="new-password" />
    </Form.Item>
  </>
);
