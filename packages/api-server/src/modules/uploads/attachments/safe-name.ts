const longestName = 120;

/** Path, control, direction and quote characters: what makes a name mean something else to a device or an eye. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]/gu;

/** The name that a file is shown and saved under: without its path, with an ending that its content has. */
export function toSafeName(name: string, endings: readonly [string, ...string[]]): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(unsafe, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const dot = plain.lastIndexOf('.');
  const ending = plain.slice(dot + 1).toLowerCase();
  const isKnown = dot > 0 && endings.includes(ending);
  const stem = isKnown ? plain.slice(0, dot) : plain;
  const short = Array.from(stem).slice(0, longestName).join('').trim() || 'file';
  return `${short}.${isKnown ? ending : endings[0]}`;
}

/** `Content-Disposition` that saves under this name and never shows it in place. */
export function toDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
