import { publicPaths } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './can-speak-on.module.css';

const strongest = 3;

export interface CanSpeakOnProps {
  topics: readonly string[];
  /** Each topic leads to the page of who speaks on it. */
  hasPages: boolean;
  /** What stands below them. */
  children?: ReactNode;
}

/** Areas of expertise, the first ones in the accent: the order is the person's own. */
export const CanSpeakOn = ({ topics, hasPages, children }: CanSpeakOnProps) => (
  <>
    <ul className={classNames(styles.topics, 'rx-topics')}>
      {topics.map((topic, index) => (
        <li key={topic} className={classNames(styles.topic, index < strongest && styles.first, 'rx-topic')}>
          {hasPages ? (
            // With a target, the browser opens it and not the router: it is a document of the server.
            <a href={publicPaths.topic(topic)} target="_top">
              {topic}
            </a>
          ) : (
            topic
          )}
        </li>
      ))}
    </ul>
    {children}
  </>
);
