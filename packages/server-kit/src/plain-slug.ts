import { toSlug } from '@rostrum/contracts';
import anyAscii from 'any-ascii';

/**
 * Returns a name in any script as the last part of an address in plain Latin letters: `zoe-okonjo` for Zoë Okonjo and
 * `xiao-ming-wang` for 小明 王. Empty if the name has no letters and digits.
 */
export const toPlainSlug = (name: string): string => {
  // Where one word of a script becomes several syllables, capitals begin them: XiaoMing.
  const latin = name
    .split(/\s+/u)
    .map((word) =>
      /\p{Script=Han}/u.test(word) ? anyAscii(word).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ') : anyAscii(word),
    )
    .join(' ');
  return toSlug(latin.replaceAll(/['"`]/g, '').replaceAll(/[._~]/g, ' '));
};
