/** Encodings that exports of HR systems, spreadsheets and address books use, by the names of the WHATWG standard. */
export const tableEncodings = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows)',
  macintosh: 'Western European (Mac)',
  cp850: 'Western European (MS-DOS)',
  'windows-1250': 'Central European (Windows)',
  'iso-8859-2': 'Central European (ISO)',
  'windows-1257': 'Baltic (Windows)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1253': 'Greek (Windows)',
  'windows-1251': 'Cyrillic (Windows)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  ibm866: 'Cyrillic (MS-DOS)',
  'windows-1255': 'Hebrew (Windows)',
  'windows-1256': 'Arabic (Windows)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-kr': 'Korean (EUC-KR)',
  gb18030: 'Chinese, simplified (GB 18030)',
  big5: 'Chinese, traditional (Big5)',
} as const satisfies Record<string, string>;
export type TableEncoding = keyof typeof tableEncodings;
export const tableEncodingNames = Object.keys(tableEncodings) as [TableEncoding, ...TableEncoding[]];
