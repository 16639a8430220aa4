import { plain } from '../../advice/answers/names.ts';
import { areForms } from '../../text/word-forms.ts';
import type { Known } from './known.ts';
import type { OwnNames } from './named.ts';
import { isKnownWord } from './vocabulary.ts';

/** What comes in is no row of costs, whatever its text says. */
const COMES_IN =
  /\b(?:fatt|far|fick|kom|kommit|kommer|tog|tagit|tar|drog|dragit|drar) (?:\w+ ){0,2}in\b|\b(?:intakt|inkomst|sald|salj|salt|omsat)\w*/;

/** What a cost is held against. */
const TO_SALES = /\bi forhallande till (?:omsattning|forsaljning)\w*/;

/** How an amount is asked for that may be paid. */
const OF_AMOUNT =
  /\b(?:gar|gick|ligger|lag|landar) (?:\w+ ){0,3}pa\b|\b(?:kosta|dyr|billig|betala)\w*|^(?:och |men )?(?:hur (?:mycket|mkt|stor|stora) (?:ar|var|blev|blir)|vad (?:ar|var|blev|blir)|ar|var|har)\b/;
/** `Hallhyran mot förra året`: a text and a time, and nothing that is sold. */
const HELD =
  /\b(?:mot|jamfort|jmf|an|kontra|per manad|i manaden|i procent|okat|minskat|okade|minskade|dyrare|billigare|(?:gar|gick|gatt) (?:upp|ner)|stiger|hojs)\b|\b(?:20\d\d|forra aret|i fjol)$/;
const LEAST = 6;

/** Texts that begin with a word of the question. */
function begunBy(text: string, texts: readonly OwnNames[]): OwnNames[] {
  const words = text.split(' ').filter((word) => word.length >= LEAST && !isKnownWord(word));
  if (words.length === 0) return [];
  const isBegun = (name: string) => {
    const [first = ''] = plain(name).split(' ');
    return words.some((word) => word[0] === first[0] && areForms(first, word));
  };
  return texts.flatMap((each) => {
    const names = each.names.filter(isBegun);
    return names.length === 0 ? [] : [{ ...each, names }];
  });
}

/** The texts of rows that a question of costs may be of; of one that may be of either file, those it surely says. */
export function textsFor(
  sure: OwnNames['guide'] | null,
  text: string,
  { texts = [], guides }: Known,
): readonly OwnNames[] {
  if (sure === 'sales' || COMES_IN.test(text.replace(TO_SALES, ''))) return [];
  if (sure === 'costs' || !guides.includes('sales')) return texts;
  return OF_AMOUNT.test(text) || HELD.test(text) ? begunBy(text, texts) : [];
}
