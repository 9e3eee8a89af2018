import { Fragment } from 'react';

/** Web addresses as people paste them; what ends a sentence is no part of one. */
const address = /(https?:\/\/[^\s<>"“”]+[^\s<>"“”.,;:!?)\]}'’])/giu;

/** Plain text whose web addresses can be pressed. They open elsewhere and learn nothing of this page. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
