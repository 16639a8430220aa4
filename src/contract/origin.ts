/**
 * Placeholder in built pages for the product's own address, which only the server knows. Under a
 * reserved domain, so that a leftover is harmless.
 */
export const ORIGIN_MARK = 'https://app-url.invalid';
