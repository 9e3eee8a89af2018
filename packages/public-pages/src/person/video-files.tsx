import type { PublicPerson } from '@rostrum/contracts';
import styles from './video-files.module.css';

/** Videos that were uploaded. Nothing of them is loaded before a reader plays one. */
export const VideoFiles = ({ videos }: { videos: NonNullable<PublicPerson['video_files']> }) => (
  <ul className={styles.videos}>
    {videos.map(({ id, title, src, captions }) => (
      <li key={id}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are those that the person has; without any it says so */}
        <video className={styles.video} controls preload="none" playsInline src={src} aria-label={title}>
          {captions && <track kind="captions" src={captions} label="Captions" default />}
        </video>
        <p className={styles.title}>
          {title}
          {captions === null && <span className={styles.about}> (no captions)</span>}
        </p>
      </li>
    ))}
  </ul>
);
