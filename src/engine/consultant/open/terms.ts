import type { MeasureId } from '../question/vocabulary.ts';

/** A word of accounting or of the product, for one who asks what it means. */
interface Term {
  /** In the question without accents. */
  words: RegExp;
  /** One or two Swedish sentences, true of every company. */
  text: string;
  /** The company's own figure that it is told with: a measure, or a topic by its name. */
  own: { measure: MeasureId } | { topic: string } | null;
}

const row = (words: RegExp, text: string, own: Term['own'] = null): Term => ({ words, text, own });

/** The first whose words are the whole of what is asked about. */
export const terms: readonly Term[] = [
  row(
    /^(?:ett )?(?:tackningsbidrag(?:et)?|tb)$/,
    '**Täckningsbidrag** är det som blir kvar av försäljningen när varornas eller tjänsternas egna kostnader är dragna. Det ska räcka till hyra, löner och allt annat.',
    { measure: 'profit' },
  ),
  row(
    /^(?:tackningsgrad(?:en)?|tg|(?:en )?marginal(?:en)?|bruttomarginal(?:en)?)$/,
    '**Täckningsgrad** är täckningsbidraget i procent av försäljningen: så mycket av varje hundralapp som blir kvar när varornas eller tjänsternas egna kostnader är dragna.',
    { measure: 'margin' },
  ),
  row(
    /^(?:en )?(?:nollpunkt(?:en)?|break even|breakeven)$/,
    '**Nollpunkten** är den försäljning som precis täcker alla kostnader. Under den går företaget back, över den blir det något kvar.',
  ),
  row(
    /^soliditet(?:en)?$/,
    '**Soliditet** är hur stor del av tillgångarna som är betald med eget kapital, och inte med lån och andra skulder.',
    { topic: 'soliditeten' },
  ),
  row(
    /^kassalikviditet(?:en)?$/,
    '**Kassalikviditet** är kassa, fordringar och annat som snart blir pengar, utan varulagret, i procent av de skulder som ska betalas inom ett år.',
    { topic: 'kassalikviditeten' },
  ),
  row(
    /^balanslikviditet(?:en)?$/,
    '**Balanslikviditet** är omsättningstillgångarna, med varulagret, i procent av de skulder som ska betalas inom ett år.',
    { topic: 'balanslikviditeten' },
  ),
  row(/^likviditet(?:en)?$/, '**Likviditet** är förmågan att betala det som ska betalas, i tid.'),
  row(
    /^rorelsemarginal(?:en)?$/,
    '**Rörelsemarginal** är rörelseresultatet i procent av omsättningen: vad verksamheten lämnar av varje hundralapp före räntor och skatt.',
    { topic: 'rörelsemarginalen' },
  ),
  row(
    /^rorelseresultat(?:et)?$/,
    '**Rörelseresultat** är intäkterna minus alla kostnader för verksamheten, före räntor, bokslutsdispositioner och skatt.',
    { topic: 'rörelseresultatet' },
  ),
  row(/^ebitda$/, '**EBITDA** är rörelseresultatet före av- och nedskrivningar.', {
    topic: 'EBITDA',
  }),
  row(
    /^(?:en )?avskrivning(?:en|ar|arna)?$/,
    '**Avskrivning** är det som en maskin, ett inventarium eller annat som köpts för flera år tappar i värde under ett år. Det är en kostnad, men inget betalas just då.',
    { topic: 'avskrivningarna' },
  ),
  row(
    /^(?:en )?fasta? kostnad(?:en|er|erna)?$/,
    '**Fasta kostnader** kommer med samma belopp hur mycket ni än säljer, som hyra och försäkring.',
    { topic: 'fasta kostnader' },
  ),
  row(
    /^(?:en )?rorliga? kostnad(?:en|er|erna)?$/,
    '**Rörliga kostnader** följer hur mycket ni säljer, som varor, frakt och provision.',
    { topic: 'rörliga kostnader' },
  ),
  row(/^(?:en )?snittorder(?:n)?$/, '**Snittorder** är omsättningen delad med antalet order.', {
    measure: 'orderAverage',
  }),
  row(
    /^omsattning(?:en)?$/,
    '**Omsättning** är det ni har sålt för under en tid, utan moms och innan några kostnader är dragna.',
    { measure: 'revenue' },
  ),
  row(
    /^(?:ett )?sasongsindex(?:et)?$/,
    '**Säsongsindex** är hur en månad brukar ligga mot en vanlig månad: 1,2 är en femtedel över och 0,8 en femtedel under.',
  ),
  row(
    /^(?:en )?(?:mix|mixen|mixeffekt|mixeffekten)$/,
    '**Mixen** är hur försäljningen fördelar sig på billigt och dyrt. Säljs samma antal men mer av det billiga faller omsättningen, utan att något pris har ändrats.',
  ),
  row(
    /^(?:en )?schablon(?:en)?$/,
    '**Schablon** är ett antagande som gäller företag i allmänhet, när era egna siffror inte räcker för att visa vad som är möjligt hos er. Det står alltid utskrivet där det används.',
  ),
  row(
    /^(?:ett )?kassaflode(?:t)?$/,
    '**Kassaflöde** är pengarna som kommer in minus dem som går ut under en tid. Det skiljer sig från resultatet, för fakturor betalas senare och maskiner betalas på en gång.',
  ),
];

/** The term that words without accents are; null for any other. */
export const termOf = (text: string): Term | null =>
  terms.find(({ words }) => words.test(text)) ?? null;
