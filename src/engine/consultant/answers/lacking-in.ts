import { plain as plainOf } from '../../advice/answers/names.ts';
import type { Reading } from '../question/ask.ts';
import { BOOKS, COST_OF_DISTANCE, DISTANCE, lackings } from '../question/lacking.ts';
import { isDriven } from '../question/money-columns.ts';
import { type Consultation, hasBooks, type Reply, refusal } from './reply.ts';

/** Where the books are there already. */
const BOOKED =
  'Ur bokföringen kan jag svara på kassan, kundfordringarna, leverantörsskulderna, lånen och det egna kapitalet.';

/** What no file tells, where the question names nothing of the company's own. */
const IN_STORE =
  /\b(?:i lager|(?:vart|ert) lager|(?<!klirr |\bin )i kassan|pa (?:banken|kontot|bankkontot))\b/;

const NO_COST_OF_DISTANCE = refusal(COST_OF_DISTANCE, { meant: DISTANCE });
const DEPARTMENT = /\b(?:kostnadsstalle\w*|avdelning\w*|kst)\b/;

/** What the company has paid: no name among what it has sold says that. */
const WE_PAID =
  /\b(?:betalade|betalar|betalat|lade|lagger|lagt|spenderade|spenderar) vi (?:\w+ ){0,2}?(?:for|till|pa)\b|\b(?:gick|gar) det at till\b/;

const NOT_PAID = refusal(
  'Det du nämner finns bland det ni har sålt, och frågan är vad ni har betalat. Skriv leverantören, kontot eller kostnadsområdet som det står i kostnaderna.',
);

export function lackingIn({ plain, ask }: Reading, consultation: Consultation): Reply | null {
  const { sources } = consultation;
  if (ask.guide === 'sales' && ask.measure === 'revenue' && WE_PAID.test(plain)) return NOT_PAID;
  if (ask.by === 'staff' && sources.some(({ table }) => table?.columns.staff)) return null;
  // `I lager` and `på banken` are no departments or accounts that are called so.
  const isThere = IN_STORE.test(plain);
  const sure = ask.named.filter(({ how }) => how !== 'spelt');
  const isNamed = !isThere && sure.length > 0;
  const own = new Set(sure.flatMap(({ written }) => plainOf(written).split(' ')));
  const others = plain.split(' ').filter((word) => !own.has(word));
  const rest = others.join(' ');
  const found = lackings.find(({ words, ofNames }) =>
    isNamed ? ofNames && words.test(rest) : words.test(plain),
  );
  // `Lagret, alltså kostnadsstället`.
  const isPlace = ask.named.some(({ dimension }) => dimension === 'department');
  if (found === undefined || (isPlace && DEPARTMENT.test(plain) && found.what === 'Lagret'))
    return null;
  const { what, text, to } = found;
  if (what === DISTANCE && isDriven(ask.measure)) return null;
  if (what === DISTANCE && sources.some(({ table }) => table?.distance)) return NO_COST_OF_DISTANCE;
  if (text.includes(BOOKS) && hasBooks(consultation))
    return refusal(`${what} vet jag inget om. ${text.replace(BOOKS, BOOKED)}`, { meant: what });
  const label = to === '/costs' ? 'Ladda upp bokföringen' : 'Ladda upp en fil';
  const missing = to === null ? null : { to, label };
  return refusal(`${what} vet jag inget om. ${text}`, { meant: what, missing });
}
