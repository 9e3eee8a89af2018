import { TextField, type TextFieldProps } from '../form/text-field.tsx';

export interface NameFieldsProps {
  field: (name: 'firstname' | 'lastname') => TextFieldProps;
}

/** First and last name beside each other. */
export const NameFields = ({ field }: NameFieldsProps) => (
  <div className="s-pair">
    <TextField {...field('firstname')} autoComplete="given-name" />
    <TextField {...field('lastname')} autoComplete="family-name" />
  </div>
);
