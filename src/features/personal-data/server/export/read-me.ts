import { brand } from '../../../../brand.ts';
import { copiedTables, storedTables } from '../stored-tables.ts';

/** What the one who unpacks a copy reads first: what lies where, and what is left out and why. */
export function readMe({ email }: { email: string }): string {
  const files = copiedTables.map(({ file, holds }) => `  data/${file}: ${holds}.`);
  const leftOut = copiedTables.flatMap(({ file, without = {} }) =>
    Object.entries(without).map(([column, why]) => `  ${column} i ${file}: ${why}.`),
  );
  const others = Object.values(storedTables).flatMap((rule) =>
    'notCopied' in rule ? [`  ${rule.notCopied}`] : [],
  );
  return [
    `Kopia av allt som ${brand.name} har sparat om kontot ${email}`,
    '',
    'analyser/: varje analys och handlingsplan som en sida att öppna i en webbläsare eller skriva ut.',
    'Varje siffra leder till sitt kvitto längre ned på sidan: fil, kolumner, rader och uträkning.',
    'filer/: filerna som du laddade upp dem.',
    'data/: allt annat, som JSON med en rad per post. Tider är i UTC om inget annat står.',
    ...files,
    '',
    'Det här är inte med, och därför:',
    ...leftOut,
    ...others,
    '',
    'Filerna är okrypterade. Förvara kopian där bara du kommer åt den.',
    `Frågor: ${brand.supportEmail}`,
    '',
  ].join('\r\n');
}
