/**
 * Packages behind the shared modules: they are in the shell once, and an area that carried one would have a second theme,
 * router, query cache or React. A name that ends in a slash or a hyphen matches what begins with it.
 */
export const shellVendors: readonly string[] = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  '@tanstack/',
  'antd',
  '@ant-design/',
  '@rc-component/',
  'lucide-react',
  'dayjs',
  'axios',
  'react-hook-form',
  '@hookform/',
  'zod',
  'single-spa',
  '@module-federation/',
];

/** True for a package that only the shell may carry. */
export const isShellVendor = (name: string): boolean =>
  shellVendors.some((vendor) => (/[/-]$/.test(vendor) ? name.startsWith(vendor) : name === vendor));
