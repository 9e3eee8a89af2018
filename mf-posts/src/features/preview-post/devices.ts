/** Screens that a post is tried on: their names, and their size in CSS pixels. */
export const devices = {
  iphone: { width: 390, height: 760 },
  ipad: { width: 820, height: 1024 },
  desktop: { width: 1280, height: 860 },
} as const;
export type Device = keyof typeof devices;
export const isDevice = (name: string): name is Device => name in devices;
