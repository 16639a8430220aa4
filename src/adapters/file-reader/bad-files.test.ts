import { describe, expect, it } from 'vitest';
import { readFileBytes } from './read-file.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** A SIE file that says it is CP437, as nearly all do, with these lines last. */
const sie = (...lines: string[]) =>
  [
    ...['#FLAGGA 0', '#FORMAT PC8', '#SIETYP 4', '#FNAMN "Åkes Bageri AB"'],
    ...['#RAR 0 20250101 20251231', '#KONTO 1930 "Företagskonto"', '#KONTO 5010 "Lokalhyra kök"'],
    ...['#VER A 1 20250103 "Hyra"', '{', ...lines],
  ].join('\r\n');
const balanced = sie('#TRANS 5010 {} 100.00', '#TRANS 1930 {} -100.00', '}');

const read = (bytes: Buffer, name = 'bokforing.se') =>
  readFileBytes(bytes, name, {}, 'costs').understanding;
const problems = (text: string) =>
  read(Buffer.from(text, 'latin1')).problems.map((problem) => plain(problem.text));

describe('a SIE file with something wrong is read, and says what and where', () => {
  it('names the voucher that does not balance, and the difference in kronor', () => {
    expect(problems(sie('#TRANS 5010 {} 100.00', '#TRANS 1930 {} -90.00', '}'))).toEqual([
      'Rad 8: verifikation A 1 går inte ihop, debet och kredit skiljer 10,00 kr. Raderna räknas ändå; rätta verifikationen i bokföringen.',
    ]);
  });

  it('names the accounts that the chart does not have', () => {
    expect(problems(sie('#TRANS 5011 {} 100.00', '#TRANS 1930 {} -100.00', '}'))).toEqual([
      'Konto 5011 används på en rad (först rad 10) men finns inte i filens kontoplan (#KONTO). Det visas därför utan namn.',
    ]);
  });

  it('says that it is cut off in the middle of a line', () => {
    const bytes = Buffer.from(sie('#TRANS 5010 {} 100.00', '#TRANS 19'), 'latin1');
    const { problems: found, leftOut } = read(bytes);
    expect(found[0]?.text).toBe(
      'Filen slutar mitt i verifikation A 1 (rad 8): slutklammern saknas. Det som finns till och med rad 11 är läst; exportera filen på nytt.',
    );
    expect(leftOut.at(-1)?.text).toBe(
      'Rad 11: väntade konto och belopp, fann ”#TRANS 19”. Raden räknas inte med; exportera filen på nytt.',
    );
  });
});

describe('the letters of a SIE file are told by its bytes, whatever it says of them', () => {
  const cp437: Record<string, number> = { Å: 0x8f, ö: 0x94, å: 0x86, ä: 0x84 };
  const asCp437 = (text: string) =>
    Buffer.from([...text].map((letter) => cp437[letter] ?? letter.charCodeAt(0)));

  it.each([
    ['UTF-8', 'under #FORMAT PC8', Buffer.from(balanced)],
    ['UTF-8 med BOM', 'under #FORMAT PC8', Buffer.from(`\uFEFF${balanced}`)],
    ['Windows-1252', 'under #FORMAT PC8', Buffer.from(balanced, 'latin1')],
    ['CP437', 'under #FORMAT PC8', asCp437(balanced)],
    ['CP437', 'under #FORMAT ISO8859-1', asCp437(balanced.replace('PC8', 'ISO8859-1'))],
    ['CP437', 'under #FLAGGA 1', asCp437(balanced.replace('#FLAGGA 0', '#FLAGGA 1'))],
  ])('%s %s', (wanted, _, bytes) => {
    const { books, encoding, problems: wrong } = read(bytes);
    expect(encoding).toBe(wanted);
    expect(books?.company).toBe('Åkes Bageri AB');
    expect(books?.accounts.map(({ name }) => name)).toEqual(['Företagskonto', 'Lokalhyra kök']);
    expect(wrong).toEqual([]);
  });
});

describe('a file that cannot be used is refused with what to do', () => {
  const keys = Array.from({ length: 200_000 }, (_, n) => `"k${n}":${n}`).join();

  it.each([
    [
      'JSON of 500 levels',
      'lista.json',
      '['.repeat(500) + ']'.repeat(500),
      'JSON-filen är nästlad i fler än 100 nivåer. Väntade en lista med en post per rad; exportera den i den formen och ladda upp filen på nytt.',
    ],
    [
      'JSON of 200 000 keys',
      'lista.json',
      `[{${keys}}]`,
      'Filen har 200 000 kolumner, och 1 000 kan läsas. Ta bort de kolumner som inte behövs och ladda upp filen på nytt.',
    ],
    [
      'text without amounts',
      'kostnader.txt',
      'Vi har många kostnader.\nHyra och lön är störst.\n',
      'Texten har inga belopp: väntade en tabell, eller en kostnad per rad som ”Hyra 12 500 kr/mån”. Skriv in beloppen, eller exportera kostnaderna som CSV eller Excel, och ladda upp filen på nytt.',
    ],
  ])('%s', (_, name, text, sentence) => {
    let message = '';
    try {
      read(Buffer.from(text), name);
    } catch (error) {
      message = error instanceof Error ? plain(error.message) : String(error);
    }
    expect(message).toBe(sentence);
  });
});
