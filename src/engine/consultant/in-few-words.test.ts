import { describe, expect, test } from 'vitest';
import { askedCompanies } from '#support/asked-companies.ts';

const ask = askedCompanies({
  seed: 7_000,
  kinds: [
    ...['handel', 'restaurang', 'tillverkning', 'gårdsbutik', 'konsult', 'transport'],
    ...['salong', 'fastighet', 'förening', 'städ', 'e-handel'],
  ],
});
const last = (id: string, asked: string) => ask(id, asked.split(' → '));

describe('what is asked in few words', () => {
  // Each amount is added up from the rows of the file.
  test.each([
    ['handel', 'vad säljer vi per dag i juli', 'i snitt 2 458 kr per dag under juli 2025'],
    ['handel', 'bästa månaden 2025? → och sämsta? → vad skilde dem åt', 'minskade med 42 637 kr'],
    ['handel', 'norrby kontor köper dom mindre nu', 'ökade med 10 425 kr'],
    ['handel', 'frakten per såld kr', '12,2 % av omsättningen under 2025: 123 019 kr'],
    ['restaurang', 'har entrecoten blivit dyrare', 'från 295 kr under 2024 till 295 kr'],
    ['restaurang', 'köttet mot grönsakerna 2025', 'Köttbruket: 567 084 kr'],
    ['restaurang', 'grönsakerna om året', 'Grönsakshallen var 412 310 kr under 2025'],
    ['tillverkning', 'lönsammaste artikeln i procent', 'Högst är Fäste A40 med 36,0 %'],
    ['tillverkning', 'stål i förhållande till försäljningen', 'Kostnaden för Stål är 49,8 %'],
    ['tillverkning', 'hur stor del av omsättningen går till stål', 'Kostnaden för Stål är 49,8 %'],
    ['tillverkning', 'kvartal för kvartal 2025', 'Omsättningen per kvartal'],
    ['e-handel', 'köket mot hemmet', 'Hem: 4 321 566 kr'],
    ['e-handel', 'ullfiltar styckvis', 'Ullfilt var 3 566'],
    ['e-handel', 'annonserna kostar mer än dom smakar', 'Vad det ger tillbaka går inte att se'],
    ['gårdsbutik', 'musten och honungen tillsammans', 'Tillsammans: 1 290 604 kr'],
    ['gårdsbutik', 'lammet inköp per styck', 'Lammstek var 277,20 kr'],
    ['gårdsbutik', 'nötlådan, va kostar den oss att köpa in', 'Varornas kostnad per såld enhet'],
    ['gårdsbutik', 'bästa lördagen', '(omsättningen per dag)'],
    ['konsult', 'utbildning vem håller flest', 'Högst är Johan Ek med 384'],
    ['konsult', 'petra kunder', 'Petra Wik per kund'],
    [
      'transport',
      'sjölin kostar han mer än vi får in på budkörning',
      'Budkörning var 2 591 820 kr',
    ],
    ['transport', 'bästa kunden o vad den köper', 'Hotell Strandvillan per produkt'],
    ['gårdsbutik', 'räcker äggen till elen', 'El och värme var 161 521 kr'],
    ['salong', 'klippning dam mot herr', 'Klippning herr: 1 852 560 kr'],
    ['förening', 'kurserna 2025 per kurs', 'var 736 324 kr under 2025'],
    ['salong', 'schampot i procent', 'Schampo står för 6,4 % av omsättningen'],
    ['salong', 'va drar tove in per dag', 'i snitt 3 787 kr per dag'],
    ['salong', 'hårgrossisten vs färgning', 'Färgning var 1 736 250 kr'],
    ['fastighet', 'parkering per hyresgäst', 'Högst är Lunchkompaniet med 96 000 kr'],
    ['fastighet', 'hissen', 'Hiss & Drift var 152 332 kr'],
    ['förening', 'hallen per månad', 'i snitt 42 941 kr'],
    ['förening', 'ungdomsavgifterna mot vuxna i kr', 'Medlemsavgift ungdom: 778 000 kr'],
    ['städ', 'storstädningarna snittpris', 'Storstäd var 460 kr'],
    ['städ', 'städmaterial som andel', 'Städmaterial är 14,7 % av omsättningen under 2025'],
    ['tillverkning', 'är precisionsaxlarna bättre affär än de svarvade', 'procentenheter'],
    ['gårdsbutik', 'ägg per dag', 'i snitt 1 059 kr per dag'],
    ['konsult', 'vem tog in mest i mars 2025', '(omsättningen per medarbetare)'],
    ['handel', 'har kaffet blivit billigare att köpa in', 'Varornas kostnad per såld enhet för'],
    ['restaurang', 'om vi stänger måndagar', 'på måndagar under 2025'],
    ['salong', 'färg → bara elsa → mot året innan', 'från 663 770 kr under 2024 till 84 750 kr'],
    ['tillverkning', 'which customer bought most last year', 'Norrby Kontor med 582 884 kr'],
    ['konsult', 'how much did we sell to norrby kontor in 2025', 'Norrby Kontor var 72 650 kr'],
    ['städ', 'what if we lose kvarnens café', 'Faller Kvarnens Café bort helt'],
    ['städ', 'får vi nåt kvar', 'Det blev plus 808 323 kr under 2025'],
    ['restaurang', 'är hyran samma som förra året', 'från 292 200 kr under 2024 till 291 427 kr'],
    ['restaurang', 'vilka fakturor över 20 000 har vi betalat', '49 rader kommer över 20 000 kr'],
    [
      'restaurang',
      'hur fördelar sig försäljningen på veckodagar',
      'Högst är lördag med 1 362 643 kr',
    ],
    ['restaurang', 'hur ser det ut på kvartal', 'juli–september 2024 med 1 453 307 kr'],
    ['restaurang', 'varför var juni så dålig', 'minskade med 133 155 kr'],
    ['restaurang', 'margherita pris nu och för ett år sen', 'från 115 kr under 2024 till 115 kr'],
    ['restaurang', 'ge mig tre saker att göra den här veckan', '## 1.'],
    ['handel', 'lunchkompaniet, vad har de köpt', 'Earl Grey med 60 966 kr'],
    ['fastighet', 'finns det några ovanliga kostnader', 'Det här sticker ut'],
    ['fastighet', 'vad är driftkostnaden per månad', 'Kostnaden per månad'],
    ['fastighet', 'vad är snitthyran', 'Omsättningen för Hyra var i snitt'],
    ['fastighet', 'kan vi sänka kostnaderna med 10 procent', '## 1.'],
    ['fastighet', 'vad kostar uppvärmningen om året', 'Kostnaden för El och värme'],
    // No time is told: the year that the analysis holds against the one before.
    ['handel', 'vilka produkter har vi slutat sälja', 'Inga produkter är borta'],
    ['handel', 'har vi nya leverantörer', 'Leverantörer som inte finns tidigare i filen'],
    ['handel', 'vad är snittmarginalen', 'Täckningsgraden var'],
    ['handel', 'är vi för beroende av nån', 'Största kundens andel'],
    ['handel', 'vad ska jag prata med lunchkompaniet om', 'Omsättningen för Lunchkompaniet'],
  ])('%s: %s', async (id, asked, expected) => {
    const { kind, text } = await last(id, asked);
    expect(text).toContain(expected);
    expect(kind).toBe('answer');
  });

  test.each([
    ['förening', 'hur mycke är kvar i kassan'],
    ['transport', 'kan vi betala lönerna i januari'],
    ['transport', 'snittpris per körning'],
    ['tillverkning', 'hur många dagar i lager'],
    ['handel', 'hur mycket fick vi tillbaka i krediter'],
    // To talk with those who work here, or the bank, is of nobody in the files.
    ['handel', 'vad ska jag prata med banken om'],
    // One is no part of the other, and one cost is not held against itself.
    ['gårdsbutik', 'hur mycket honung per äpplemust'],
    ['fastighet', 'elen mot värmen'],
    // Who works there no column tells, and whoever buys does no work.
    ['städ', 'vem städar mest'],
    // The worst has not been told, and no list of goods is what differs.
    ['handel', 'bästa månaden 2025 → vad skilde mot den sämsta'],
    // What is sold is of no supplier whose name begins so.
    ['restaurang', 'hur mycket kött sålde vi'],
    ['restaurang', 'vad tjänar vi på grönsakerna'],
  ])('%s refuses: %s', async (id, asked) => {
    expect((await last(id, asked)).kind).toBe('refusal');
  });
});
