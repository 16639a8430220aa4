import { bookKeys as book } from '../../books/keys.ts';
import { costKeys as cost } from '../../guides/costs/catalogue.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { AFTER_TAX_WORDS, BEFORE_TAX_WORDS } from './tax.ts';
import type { MeasureId } from './vocabulary.ts';

/** A question that figures of an analysis answer as they stand. */
export interface Topic {
  /** In the question without accents. */
  words: RegExp;
  /** Figures of the whole, in the order they are given; the first must be known. */
  keys: readonly string[];
  /** A figure given once per item, shown as a list: the largest first. */
  list?: string;
  guide: 'sales' | 'costs';
  /** A result with the tax in it, or one that says it is not: what is left of both files is neither. */
  taxed?: true;
  /** The measure that its words are of too. */
  of?: MeasureId;
  /** What was asked about, in Swedish: `soliditeten`. */
  about: string;
}

const topic = (
  guide: Topic['guide'],
  about: string,
  words: RegExp,
  keys: readonly string[],
  list?: string,
): Topic => ({ guide, about, words, keys, ...(list !== undefined && { list }) });

/** The first whose words are in the question is the one. */
export const topics: readonly Topic[] = [
  topic('costs', 'soliditeten', /\bsoliditet/, [book.solidity, book.adjustedEquity]),
  topic('costs', 'kassalikviditeten', /\bkassalikviditet/, [book.cashLiquidity]),
  topic('costs', 'balanslikviditeten', /\bbalanslikviditet/, [book.currentLiquidity]),
  topic('costs', 'rörelsemarginalen', /\brorelsemarginal/, [
    book.operatingMargin,
    book.operatingResult,
  ]),
  topic('costs', 'nettomarginalen', /\bnettomarginal/, [book.netMargin]),
  topic('costs', 'vinstmarginalen', /\bvinstmarginal/, [book.profitMargin, book.operatingMargin]),
  topic('costs', 'EBITDA', /\bebitda/, [book.ebitda, book.ebitdaMargin]),
  topic('costs', 'skuldsättningsgraden', /\bskuldsattning|\bskulder?\b|\bskulderna/, [
    ...[book.debtRatio, book.shortLiabilities, book.longLiabilities],
  ]),
  topic('costs', 'räntetäckningsgraden', /\brantetackning/, [book.interestCover]),
  topic('costs', 'avkastningen', /\bavkastning|\brantabilitet/, [
    ...[book.returnOnEquity, book.returnOnAssets],
  ]),
  topic('costs', 'nollpunkten', /\bnollpunkt|\bbreak ?even|\bga runt/, [
    book.breakEven,
    book.safetyMargin,
  ]),
  topic('costs', 'kundfordringarna', /\bkundfordring|\bkund\w* (?:ar |var )?skyldiga?\b/, [
    book.receivables,
    book.receivablesShare,
  ]),
  topic(
    'costs',
    'lånen',
    /^(?:(?:hur (?:mycket|stora?)|vad) (?:\w+ ){0,4}?(?:lan|lanen|banklan|banklanen|lanar vi)(?: (?:vi|har vi|pa|i banken))?|(?:har|hade) (?:vi|jag|foretaget|bolaget|firman) (?:\w+ ){0,2}?(?:lan|banklan)(?: (?:kvar|pa banken|i banken))*)$/,
    [book.longLiabilities],
  ),
  topic('costs', 'leverantörsskulderna', /\bleverantorsskuld|\bskyldiga? (?:\w+ )??leverantor\w*/, [
    book.payables,
  ]),
  topic(
    'costs',
    'kassan',
    /\b(?:kassa|(?<!\bin i |\bklirr i )kassan|banken|bankkontot|pa kontot(?! \d)|likvida medel)\b/,
    [book.cash],
  ),
  topic('costs', 'eget kapital', /\beget kapital/, [book.equity, book.solidity]),
  topic('costs', 'tillgångarna', /\btillgang|\bbalansomslutning/, [book.totalAssets]),
  topic('costs', 'lagret', /\b(?:varulager|lagret|lager|lagervarde)\b/, [book.inventory]),
  topic('costs', 'personalkostnaderna', /\bpersonalkostnad/, [book.personnel, book.personnelShare]),
  topic('costs', 'avskrivningarna', /\bavskrivning/, [book.depreciation]),
  topic('costs', 'rörelseresultatet', /\brorelseresultat/, [
    book.operatingResult,
    book.operatingMargin,
  ]),
  {
    ...topic('costs', 'resultatet efter skatt', AFTER_TAX_WORDS, [book.netResult, book.tax]),
    taxed: true,
  },
  {
    ...topic('costs', 'resultatet före skatt', BEFORE_TAX_WORDS, [book.resultBeforeTax, book.tax]),
    taxed: true,
  },
  topic(
    'costs',
    'årets resultat',
    /\b(?:arets resultat|nettoresultat|resultat|resultatet|gar vi med (?:vinst|forlust|plus|back)|forlust|gick vi (?:med|plus|back))\b/,
    [book.netResult, book.operatingResult],
  ),

  topic(
    'costs',
    'fasta kostnader',
    /\bfasta? (?:kostnad|utgift)|\bandel fasta|\b(?:kostnad|utgift)\w* (?:\w+ )?(?:ar )?fasta\b/,
    [cost.fixedTotal, cost.fixedShare],
  ),
  topic('costs', 'rörliga kostnader', /\brorliga? (?:kostnad|utgift)/, [cost.variableTotal]),
  topic(
    'costs',
    'återkommande betalningar',
    /\babonnemang|\bprenumeration|\baterkommande (?:betalning|kostnad|utgift)/,
    [cost.subscriptionsYearly, cost.subscriptionsCount],
    cost.subscriptionYearly,
  ),
  topic(
    'costs',
    'prishöjningar',
    /\bprishojning|\bhojt (?:sina )?priser?|\bblivit dyrare|\bhojt priset/,
    [cost.priceRisesYearly, cost.priceRisesCount],
    cost.priceRiseYearly,
  ),
  topic(
    'costs',
    'möjliga dubbelbetalningar',
    /\bdubbelbetal|\bdubbla? (?:betalning|faktur)|\bbetalat (?:\w+ ){0,3}(?:dubbelt|tva ganger)/,
    [cost.doublesAmount, cost.doublesCount],
    cost.doubleAmount,
  ),
  topic('costs', 'nya leverantörer', /\bnya leverantor/, [
    cost.suppliersNew,
    cost.suppliersNewCost,
  ]),
  topic('costs', 'största leverantörens andel', /\b(?:beroende|beroendet)\b.*\bleverantor/, [
    ...[cost.topSupplierShare, cost.top5Share],
  ]),
  topic(
    'costs',
    'kostnad per hundra kronor omsättning',
    /\bkostnad\w* (?:per|i forhallande till|mot|av) (?:omsattning|krona|100)/,
    [cost.perRevenue],
  ),
  topic(
    'costs',
    'stora enskilda kostnader',
    /\b(?:(?:storsta|stora|dyraste) (?:(?:enskilda |enstaka )?(?:betalning|kop|faktur|rakning)|(?:enskilda|enstaka) (?:kostnad|utgift|post))|topp (?:\d{1,2} |tre |fem |tio )?(?:faktur|rakning|betalning)|(?:\d{1,2}|tre|fem|tio) (?:storsta|dyraste) (?:faktur|rakning|betalning))/,
    [cost.total],
    cost.rowAmount,
  ),

  {
    ...topic(
      'sales',
      'inköpspriserna',
      /\binkopspris\w* (?:\w+ ){0,3}?(?:upp|ner|okat|minskat|stigit|sjunkit|hojts|sankts|dyrare|hogre|lagre)\b|\b(?:dyrare|hojda) inkop|\bokade inkopspris/,
      [sale.bridgeCost],
    ),
    of: 'goodsCost',
  },
  topic('sales', 'nya kunder', /\bnya kund|\bnykund/, [sale.customersNew]),
  topic(
    'sales',
    'förlorade kunder',
    /^(?!.*\bmest\b)(?:.*\b(?:forlorade|tappade|forlorat|tappat|forlorar|tappar|slutat)\b.*\bkund|.*\bkund\w*\b.*\b(?:slutat|forsvunnit|tappat|forlorat))/,
    [...[sale.customersLost, sale.customersLostRevenue]],
  ),
  topic(
    'sales',
    'återkommande kunder',
    /\baterkommande kund|\bkund\w* (?:som )?(?:kommer tillbaka|aterkommer)/,
    [sale.customersReturning],
  ),
  topic(
    'sales',
    'kunder på väg bort',
    /\bkund\w*\b.*\bpa vag bort|\briskerar\b.*\bkund|\bkund\w*\b.*\briskerar\b/,
    [...[sale.customersAtRisk, sale.customersAtRiskRevenue]],
  ),
  topic('sales', 'största kundens andel', /\b(?:beroende|beroendet)\b.*\bkund/, [
    sale.topCustomerShare,
    sale.paretoCustomers,
  ]),
  topic(
    'sales',
    'de största produkternas andel',
    /\b(?:beroende|beroendet)\b.*\b(?:produkt|artik|vara|varor)/,
    [...[sale.top5Share, sale.paretoProducts]],
  ),
  topic(
    'sales',
    'produkter utan försäljning på länge',
    /\b(?:inte (?:salts?|sald|saljer|saljs)|ligger still|dammsamlare|sovande|utan forsaljning)\b/,
    [sale.dormantProducts],
    sale.productDaysSinceSale,
  ),
  topic('sales', 'trenden', /\btrend/, [sale.trendPerMonth, sale.trendPercent]),
];
