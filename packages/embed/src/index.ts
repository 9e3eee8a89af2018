export { defineDirectoryElement, directoryTag } from './directory-element.ts';
export { directoryCode, type CodeInput } from './directory-code.ts';
export { defaultSettings, readSettings, settingNames, type DirectorySettings } from './directory-settings.ts';
export { readStored } from './stored-settings.ts';
