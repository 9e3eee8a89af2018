import { join } from 'node:path';
import { ReplacedModulePlugin } from './replaced-module-plugin.ts';

const ours = (name: string) => join(import.meta.dirname, '../bundled', name);

/**
 * antd's scroll lock and scrollbar measuring insert style tags without a nonce and have no setting for one, which the
 * content security policy refuses.
 */
export const dynamicCss = () =>
  new ReplacedModulePlugin({
    name: 'antd',
    target: /[\\/]Dom[\\/]dynamicCSS(\.js)?$/,
    replacement: ours('dynamic-css.ts'),
    whenMissing: 'antd would insert style tags that the security policy refuses.',
  });

const bundlerRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;

/** What the federation plugin adds to every build. An area takes the shell's instead of carrying its own. */
export const sharedRuntime = () =>
  new ReplacedModulePlugin({
    name: 'federation runtime',
    target: bundlerRuntime,
    replacement: ours('shared-runtime.ts'),
    whenMissing: 'each area would carry a federation runtime of its own.',
  });

/** The same in the shell, which carries it for everybody: as ES modules, because CommonJS cannot be shaken. */
export const shakenRuntime = () =>
  new ReplacedModulePlugin({
    name: 'federation runtime',
    target: bundlerRuntime,
    replacement: ours('shaken-runtime.ts'),
    whenMissing: 'the shell would carry two federation runtimes.',
  });

/** axios carries two ways to ask. In a browser it takes the first, XMLHttpRequest, and never comes to the second. */
export const oneHttpAdapter = () =>
  new ReplacedModulePlugin({
    name: 'axios adapters',
    target: /[\\/]fetch\.js$/,
    issuer: /[\\/]axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/,
    replacement: ours('no-fetch-adapter.ts'),
    whenMissing: 'the shell would carry two ways to make one call.',
  });

/** `Input.Search` and the like are attached to the part, so the bundler keeps them; ui-kit does not offer them. */
export const noUnusedParts = () =>
  new ReplacedModulePlugin({
    name: 'antd parts',
    target: /^\.[\\/](Group|OTP|Search|dropdown-button)(\.js)?$/,
    issuer: /[\\/]antd[\\/]es[\\/](input|dropdown)[\\/]index\.js$/,
    replacement: ours('no-part.ts'),
    whenMissing: 'the shell would carry parts that nothing draws.',
  });
