/** Attributes that a shortcode may pass on; names of WordPress and of this list are in small letters. */
const attributes = [
  'embed',
  'kind',
  'of',
  'organization',
  'layout',
  'page-size',
  'content',
  'hide-search',
  'topic',
  'department',
  'tag',
  'field',
  'avatar',
  'font',
  'colour',
  'link-colour',
  'background',
  'open-tab',
  'sort',
  'density',
  'link',
  'filters',
  'language',
  'powered-by',
  'analytics',
] as const;

/**
 * The plug-in for WordPress: `[rostrum …]` becomes the element and, once on a page, its script. Everything it prints is
 * escaped by WordPress's own functions. It asks for nothing, stores nothing and sends nothing.
 */
export const writePlugin = (script: string): string => `<?php
/**
 * Plugin Name: Rostrum
 * Description: Shows your experts, posts and questions where a page has the shortcode [rostrum]. Copy the shortcode from the Builder.
 * Version: 1.0.0
 * Requires at least: 5.0
 * Requires PHP: 7.0
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

function rostrum_shortcode( $given, $content = '' ) {
	static $has_script = false;
	$given = is_array( $given ) ? $given : array();
	$names = array( ${attributes.map((name) => `'${name}'`).join(', ')} );
	$kind = isset( $given['kind'] ) ? $given['kind'] : 'directory';
	$tag = 'directory' === $kind ? 'rostrum-directory' : 'rostrum-embed';
	$html = '';
	if ( ! $has_script ) {
		$has_script = true;
		$html .= '<script type="module" src="' . esc_url( '${script}' ) . '"></script>';
	}
	$html .= '<' . $tag;
	foreach ( $names as $name ) {
		if ( isset( $given[ $name ] ) ) {
			$html .= ' ' . $name . '="' . esc_attr( $given[ $name ] ) . '"';
		}
	}
	$html .= '>' . wp_kses_post( (string) $content );
	$reserve = isset( $given['reserve'] ) ? absint( $given['reserve'] ) : 0;
	if ( $reserve > 0 && $reserve <= 900 ) {
		$html .= '<svg width="1" height="' . $reserve . '" aria-hidden="true"></svg>';
	}
	return $html . '</' . $tag . '>';
}
add_shortcode( 'rostrum', 'rostrum_shortcode' );
`;
