import { TextField } from '../form/text-field.tsx';
import type { Faults } from '../form/faults.ts';

/** First and last name beside each other. */
export const NameFields = ({ faults }: { faults: Faults }) => (
  <div className="s-pair">
    <TextField
      label="First name"
      name="firstname"
      autoComplete="given-name"
      maxLength={60}
      required
      error={faults.firstname}
    />
    <TextField
      label="Last name"
      name="lastname"
      autoComplete="family-name"
      maxLength={60}
      required
      error={faults.lastname}
    />
  </div>
);
