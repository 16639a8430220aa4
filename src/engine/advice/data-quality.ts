import { decimal } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import type { LeftOutRow, Understanding } from '../table/understanding.ts';
import { figure } from '../text/placeholder.ts';
import { counted, listed, sentences } from '../text/swedish.ts';

/** The parts of a guide's figures that describe the quality of its data. */
export interface ComputedFrom {
  facts: readonly Fact[];
  /** Caveats, as complete sentences. */
  warnings: readonly string[];
  keys: DataQualityKeys;
}

/** The guide's keys of its total and of its row counts. */
interface DataQualityKeys {
  total: string;
  rowsUsed: string;
  rowsInFile: string;
  rowsLeftOut: string;
  cellProblems: string;
}

/** Draft texts on the data behind the analysis. */
export interface DataQualityDraft {
  text: string;
  warnings: string[];
  /**
   * Complete sentences from reading and computing. They quote cells, so placeholders in them are
   * plain text.
   */
  given: string[];
}

/** Singular and plural wording of each reason. */
const reasons: Record<LeftOutRow['reason'], [string, string]> = {
  total: ['summarad', 'summarader'],
  repeatedHeader: ['upprepad rubrik', 'upprepade rubriker'],
  unreadable: ['oläslig rad', 'oläsliga rader'],
  noAmount: ['rad utan belopp', 'rader utan belopp'],
  noDate: ['rad utan datum', 'rader utan datum'],
  footer: ['fotnot', 'fotnoter'],
  empty: ['tom rad', 'tomma rader'],
  balanceAccount: ['rad på ett balanskonto', 'rader på balanskonton'],
  revenueAccount: ['rad på ett intäktskonto', 'rader på intäktskonton'],
  costAccount: ['rad på ett kostnadskonto', 'rader på kostnadskonton'],
  otherAccount: ['rad på ett annat konto', 'rader på andra konton'],
  deletedRow: ['struken bokföringsrad', 'strukna bokföringsrader'],
  detail: ['uppdelning av en annan rad', 'uppdelningar av andra rader'],
  income: ['insättning', 'insättningar'],
  reportIncome: ['intäkt i resultatrapporten', 'intäkter i resultatrapporten'],
  reportCost: ['kostnad i resultatrapporten', 'kostnader i resultatrapporten'],
  reportResult: ['summa eller resultat', 'summor och resultat'],
  outgoing: ['uttag', 'uttag'],
  ownTransfer: ['flytt mellan egna konton', 'flyttar mellan egna konton'],
  taxPayment: ['rad med skatt eller moms', 'rader med skatt eller moms'],
  amortisation: ['amortering', 'amorteringar'],
  ownerWithdrawal: ['eget uttag', 'egna uttag'],
  financing: ['lån eller egen insättning', 'lån eller egna insättningar'],
  unlike: ['rad som skiljer sig från de andra', 'rader som skiljer sig från de andra'],
  otherIncome: ['annan insättning', 'andra insättningar'],
  returned: ['rad med pengar tillbaka', 'rader med pengar tillbaka'],
  cancelled: [
    'rad som är avbruten, återbetald eller ett utkast',
    'rader som är avbrutna, återbetalda eller utkast',
  ],
  ended: ['avtal som har upphört', 'avtal som har upphört'],
  transfer: ['avgift eller utbetalning', 'avgifter och utbetalningar'],
  otherCurrency: ['rad i en annan valuta', 'rader i andra valutor'],
  accountHeading: ['kontorubrik', 'kontorubriker'],
  accountBalance: ['kontosaldo', 'kontosaldon'],
  groupHeading: ['rubrik över andra rader', 'rubriker över andra rader'],
  duplicate: ['rad som står två gånger', 'rader som står två gånger'],
  otherTable: ['rad i en annan tabell', 'rader i en annan tabell'],
  otherMeasure: ['rad med något annat än belopp', 'rader med något annat än belopp'],
  otherPeriod: [
    'rad från ett annat år eller en annan fil',
    'rader från ett annat år eller en annan fil',
  ],
};

function addCount(
  facts: Facts,
  key: string,
  label: string,
  count: number,
  formula: string,
  source: Fact['source'] | undefined,
): Fact {
  const { documentId = null, document = null, sheet = null } = source ?? {};
  return facts.add({
    ...{ key, label, formula, unit: 'count', columns: [] },
    value: decimal(String(count)),
    filter: 'alla rader under rubrikraden',
    rows: count,
    origin: { documentId, document, sheet, currency: null },
  });
}

function leftOutSentence(count: Fact, understanding: Understanding): string {
  const why = (Object.keys(reasons) as LeftOutRow['reason'][]).flatMap((reason) => {
    const rows = understanding.leftOutCounts[reason] ?? 0;
    return rows === 0 ? [] : [reasons[reason][rows === 1 ? 0 : 1]];
  });
  const because = why.length === 0 ? '' : ` (${listed(why)})`;
  return `${counted(count, 'rad', 'rader')} är inte med${because}.`;
}

function rowSentences(
  { facts, keys }: ComputedFrom,
  understanding: Understanding,
  all: Facts,
): string {
  const source = facts.find((fact) => fact.key === keys.total)?.source;
  const { inFile, used, leftOut } = understanding.rows;
  const usedFact =
    facts.find((fact) => fact.key === keys.rowsUsed && fact.value === used.toString()) ??
    addCount(all, keys.rowsUsed, 'Använda rader', used, 'antalet använda rader', source);
  if (leftOut === 0) return `Alla ${counted(usedFact, 'rad', 'rader')} i filen är med.`;
  const fileFact = addCount(
    all,
    keys.rowsInFile,
    'Rader i filen',
    inFile,
    'antalet rader under rubrikraden',
    source,
  );
  const outFact = addCount(
    all,
    keys.rowsLeftOut,
    'Rader som inte är med',
    leftOut,
    'rader i filen − använda rader',
    source,
  );
  return sentences(
    `Analysen bygger på ${figure(usedFact)} av filens ${counted(fileFact, 'rad', 'rader')}.`,
    leftOutSentence(outFact, understanding),
  );
}

function reconciled({ reconciliation }: Understanding): string | null {
  if (reconciliation.some((check) => check.status === 'difference')) return null;
  const total = reconciliation.find((check) => check.id === 'total' && check.status === 'ok');
  return total === undefined ? null : 'Summan stämmer med filens egen summarad.';
}

function problemSentence({ facts, keys }: ComputedFrom, count: number, all: Facts): string | null {
  if (count === 0) return null;
  const source = facts[0]?.source;
  const fact = addCount(
    all,
    keys.cellProblems,
    'Värden som inte gick att läsa',
    count,
    'antalet oläsliga värden',
    source,
  );
  const treated = count === 1 ? 'Det behandlas som okänt' : 'De behandlas som okända';
  return `${counted(fact, 'värde', 'värden')} gick inte att läsa. ${treated} och räknas inte som noll.`;
}

/** How many sentences on the file as a whole are shown. */
const MOST_OF_FILE = 3;

/** Problems of the file or its vouchers, not of a value in one of its columns. */
function ofFile({ columns, problems }: Understanding): string[] {
  const names = new Set(columns.map(({ name }) => name.trim()));
  return problems.flatMap(({ column, text }) => (names.has(column.trim()) ? [] : [text]));
}

/** What the figures are based on: rows used and left out, reconciliation, problems and choices. */
export function dataQuality(
  computed: ComputedFrom,
  understanding: Understanding,
  all: Facts,
): DataQualityDraft {
  const differences = understanding.reconciliation
    .filter((check) => check.status === 'difference')
    .map((check) => check.text);
  const states = understanding.reconciliation
    .filter(({ id }) => id === 'states' || id === 'credits')
    .map(({ text }) => text);
  const whole = ofFile(understanding);
  const unread = Math.max(0, understanding.problemCount - whole.length);
  const problems = problemSentence(computed, unread, all);
  return {
    text: sentences(rowSentences(computed, understanding, all), reconciled(understanding)),
    warnings: problems === null ? [] : [problems],
    given: [
      ...whole.slice(0, MOST_OF_FILE),
      ...differences,
      ...states,
      ...understanding.questions.map((question) => question.text),
      ...computed.warnings,
    ],
  };
}
