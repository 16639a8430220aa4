/** Saves an answer as a file: fetched first, since a plain link cannot carry the session's header. */
export async function saveFile(response: Response, filename: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}

/** What the server calls the file of an answer; null where it does not say. */
export const nameOf = ({ headers }: Response): string | null =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? null;
