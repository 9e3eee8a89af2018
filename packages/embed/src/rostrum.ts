import { defineDirectoryElement } from './directory-element.ts';

// The script that customers put on their own pages. Its own address tells where the data is.
defineDirectoryElement(new URL(import.meta.url).origin);
