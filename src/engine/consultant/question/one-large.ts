import { plain } from '../../advice/answers/names.ts';
import { areForms } from '../../text/word-forms.ts';
import type { Known } from './known.ts';
import { wordsOfNames } from './split-names.ts';
import { isKnownWord } from './vocabulary.ts';

const PAID = /(?<!\p{L})(?:kost|betal|utgift|lägger|lagt)/iu;

/** The words of names that only costs have; where it is asked what is paid, all that costs have. */
export function wordsOfCosts({ names }: Known, question: string): ReadonlySet<string> {
  const [paid, sold] = (['costs', 'sales'] as const).map((of) =>
    wordsOfNames(names.filter(({ guide }) => guide === of)),
  );
  if (paid === undefined || sold === undefined || PAID.test(question)) return paid ?? new Set();
  return new Set([...paid].filter((word) => !sold.has(word)));
}

/** `Den där stora reparationen`: one that is meant, of all that is booked as such. */
const ONE =
  /(?<!\p{L})(?:den|det)\s(?:där\s|här\s)?(?:stora|dyra|största|dyraste)\s(?<what>\p{L}{4,30})(?!\p{L})/iu;

/** One that is paid, said as what it is and not what it is for. */
const INVOICE = /^(?:rakning(?:en)?|faktura(?:n)?|(?:ut)?betalning(?:en)?)$/;

/** The question with the largest invoice in the place of such a one, where only costs have a name of it. */
export function oneLarge(question: string, ofCosts: ReadonlySet<string>): string {
  const { 0: whole, groups } = ONE.exec(question) ?? {};
  const what = groups?.what;
  if (whole === undefined || what === undefined) return question;
  if (INVOICE.test(plain(what))) return question.replace(whole, 'den största fakturan');
  if (isKnownWord(plain(what))) return question;
  const isPaid = [...ofCosts].some((word) => areForms(word, plain(what)));
  if (!isPaid) return question;
  const asked = question.replace(whole, `den största fakturan för ${what}`);
  return /\p{L}/u.test(question.replace(whole, '')) ? asked : `vilken är ${asked}`;
}
