import { Checkbox } from '@rostrum/ui-kit/data';
import { ContractField, TextField } from '@rostrum/ui-kit/form';
import styles from './press-photos.module.css';

interface PhotoWordsProps {
  photo: { src: string; width: number; height: number };
}

/** What is said of a photo for the press, beside it. */
export const PhotoWords = ({ photo: { src, width, height } }: PhotoWordsProps) => (
  <>
    <img className={styles.large} src={src} width={width} height={height} alt="" />
    <TextField name="alt" isCounted autoFocus />
    <TextField name="credit" isCounted />
    <ContractField name="press_approved" isLabelHidden>
      {({ value, onChange, status: _status, ...control }, { label }) => (
        <Checkbox {...control} checked={value === true} onChange={({ target }) => onChange(target.checked)}>
          {label}
        </Checkbox>
      )}
    </ContractField>
  </>
);
