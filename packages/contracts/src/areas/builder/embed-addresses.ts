/**
 * Where the script of embeds stands. The number is that of what pages may hold: a release that reads other markup gets another
 * one, and this address goes on serving what reads today's.
 */
export const embedScriptPath = '/embed/v1/rostrum.js';

/** Every address that stands on pages of others; the first ones were pasted without a number. */
export const embedScriptPaths = [embedScriptPath, '/embed/rostrum.js'] as const;

/** The plug-in by which WordPress knows `[rostrum …]`. */
export const wordpressPluginPath = '/embed/v1/rostrum-wordpress.zip';
