import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * The same PDF behind a password: AES-256, revision 6 (ISO 32000-2 §7.6.4). Who has opened it may
 * read it aloud, copy and print it. Bytes differ from time to time, as its keys are drawn by chance.
 */
export async function lockPdf(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  document.encrypt({
    userPassword: password,
    permissions: { printing: 'highResolution', copying: true, contentAccessibility: true },
  });
  return document.save();
}
