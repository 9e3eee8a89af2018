import { defineContentElement } from './content-element.ts';
import { defineDirectoryElement } from './directory-element.ts';
import { fitFrames } from './fit-frames.ts';

// The script that customers put on their own pages. Its own address tells where the data is.
const { origin } = new URL(import.meta.url);
defineDirectoryElement(origin);
defineContentElement(origin);
fitFrames(origin);
