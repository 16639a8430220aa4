/**
 * Fetches a part of the pages that is not there yet, but not without a connection: a browser may keep for the life of
 * the page that a script could not be fetched, and not ask for it again.
 */
export const loadPart = <Part>(fetchPart: () => Promise<Part>): Promise<Part> =>
  // Where pages are rendered beforehand nobody knows of a connection.
  navigator.onLine === false ? Promise.reject(new Error('There is no connection')) : fetchPart();
