import type { PublicLayout } from '@rostrum/contracts';
import { classNames } from '../class-names.ts';
import styles from './hero-picture.module.css';

interface HeroPictureProps {
  layout: PublicLayout | null;
  /** From edge to edge of the screen. */
  isWide?: boolean;
}

/** The picture of an organisation above its pages. Nothing is written on it, so that every picture can be read beside. */
export const HeroPicture = ({ layout, isWide = false }: HeroPictureProps) =>
  layout?.hero.picture ? (
    <img className={classNames(styles.picture, isWide && styles.wide)} src={layout.hero.picture} alt="" />
  ) : null;
