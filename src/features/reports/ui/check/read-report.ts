import { checkTexts } from '../../check-texts.ts';

/** Bytes. */
const LARGEST = 50 * 1024 * 1024;
/** The address of this page as it stands in a report's own link. */
const CODE = /\/kontrollera#([A-Za-z0-9_-]{20,200})/;

/** A report as a file: its code and what its bytes come to. */
interface ReadReport {
  code: string;
  /** SHA-256 in hex. */
  sha256: string;
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Reads a report in the browser, which sends it nowhere. `code` is that of the page's address, for a file that has none
 * of its own; null without one. Gives a sentence for a file that cannot be checked.
 */
export async function readReport(
  file: File,
  code: string | null,
): Promise<ReadReport | { problem: string }> {
  const { problems } = checkTexts;
  if (file.size > LARGEST) return { problem: problems.large };
  // Of pages without https, browsers keep it away.
  if (!globalThis.crypto?.subtle) return { problem: problems.insecure };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: problems.unread };
  const own = CODE.exec(new TextDecoder('latin1').decode(bytes))?.[1] ?? code;
  if (own === null) return { problem: problems.noCode };
  return { code: own, sha256: hex(await crypto.subtle.digest('SHA-256', bytes)) };
}
