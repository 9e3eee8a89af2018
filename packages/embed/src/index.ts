export { defineDirectoryElement, directoryTag } from './directory-element.ts';
export { defaultSettings, readSettings, settingNames, type DirectorySettings } from './directory-settings.ts';
export { readStored } from './stored-settings.ts';
export { defineContentElement, contentTag } from './content-element.ts';
export { writeCode, type EmbedCode } from './content-code.ts';
export { contentSettingNames, readStoredContent, type ContentSettings } from './content-settings.ts';
