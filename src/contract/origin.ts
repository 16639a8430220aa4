/**
 * Stands in built pages where the product's own address is to be: the server, which knows it, puts it in
 * when it sends them. A name that no one can own, should it ever be left.
 */
export const ORIGIN_MARK = 'https://app-url.invalid';
