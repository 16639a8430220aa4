import { formatMonthName } from '../../../text/format.ts';
import { listed, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { defineSalesRule } from '../rule-context.ts';

interface StatedSeason {
  strong: readonly number[];
  weak: readonly number[];
}

function names(months: readonly number[]): string {
  return listed(months.map(formatMonthName));
}

/** The season the user described, where the file is too short to show one. */
export const seasonAnswer = defineSalesRule<StatedSeason>({
  id: 'season-answer',
  theme: 'season',
  when({ answers, book }) {
    const { strongMonths: strong, weakMonths: weak } = answers;
    const tellsSeason = strong.length + weak.length > 0 && strong.length + weak.length <= 8;
    return tellsSeason && book.all(key.seasonIndex).length === 0 ? { strong, weak } : null;
  },
  advise({ strong, weak }, { yearlyRevenue, ofGoods, words }) {
    const high = strong.length === 0 ? null : `starkast i ${names(strong)}`;
    const low = weak.length === 0 ? null : `svagast i ${names(weak)}`;
    return {
      title: ofGoods
        ? 'Planera inköp och bemanning efter er säsong'
        : 'Planera bemanningen efter er säsong',
      description: sentences(
        `Enligt ditt svar är ${words.income.the} ${listed([high, low].filter((part) => part !== null))}.`,
        `Filen är för kort för att visa hur stor skillnaden är, men planera för den ändå: den som ${ofGoods ? 'köper in lika mycket' : 'bemannar lika'} varje månad har ${ofGoods ? 'för lite' : words.short} i toppen och ${ofGoods ? 'för mycket' : words.idle} i dalen.`,
      ),
      action: `${ofGoods ? 'Beställ till topparna i tid och lägg semestrar, underhåll och inventering i dalarna.' : 'Boka extra händer till topparna i tid och lägg semestrar och utbildning i dalarna.'} Ladda upp en längre fil nästa gång, så räknas säsongen fram månad för månad.`,
      firstStep: ofGoods
        ? 'På måndag: skriv in nästa topp i kalendern och räkna bakåt från leverantörens ledtid.'
        : 'På måndag: skriv in nästa topp i kalendern och se efter vilka som kan arbeta då.',
      cost: 'Ingen utgift, några timmars planering',
      timeframe: 'Inom ett halvår',
      effort: 1,
      sureness: 0.4,
      effect: null,
      effectNote: 'Går inte att räkna: säsongens storlek syns först i en fil som täcker flera år.',
      stake: yearlyRevenue * 0.001,
    };
  },
});
