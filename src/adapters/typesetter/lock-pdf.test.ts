import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { lockPdf } from './lock-pdf.ts';
import { typeset } from './typst.ts';

const PASSWORD = 'Smörgås-på-fat 27!';
const template = '#set document(title: "Rapport")\n= Rapport\nOmsättning 2 679 717 kr.';
const open = (bytes: Uint8Array, password?: string) =>
  getDocumentProxy(new Uint8Array(bytes), password === undefined ? {} : { password });

it('opens with its password alone, and says the same', async () => {
  const plain = typeset(template, {}, '2026-01-31').bytes;
  const locked = await lockPdf(plain, PASSWORD);
  await expect(open(locked)).rejects.toThrow(/password/i);
  await expect(open(locked, 'fel lösenord')).rejects.toThrow(/password/i);
  const { text } = await extractText(await open(locked, PASSWORD), { mergePages: true });
  expect(text).toEqual((await extractText(await open(plain), { mergePages: true })).text);
  expect(text).toContain('Omsättning');
});

it('still is a tagged PDF with its title and language', async () => {
  const plain = typeset(template, {}, '2026-01-31').bytes;
  const document = await open(await lockPdf(plain, PASSWORD), PASSWORD);
  const [before, after] = [await (await open(plain)).getMarkInfo(), await document.getMarkInfo()];
  expect(after).toEqual(before);
  expect(after?.Marked).toBe(true);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'Rapport', EncryptFilterName: 'Standard' });
});
