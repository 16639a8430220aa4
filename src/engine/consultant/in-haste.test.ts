import { describe, expect, test } from 'vitest';
import { askedCompanies } from '#support/asked-companies.ts';

/** A fishmonger's who sells by the kilo: lax is dearer since March, and bought dearer. */
function fish(): string {
  const goods = [
    ['Laxfilé', 'Färsk fisk', 280, 170],
    ['Gravad lax', 'Eget kök', 400, 180],
    ['Torskrygg', 'Färsk fisk', 370, 250],
  ] as const;
  const rows = Array.from({ length: 24 }, (_, at) => at).flatMap((at) =>
    goods.map(([name, group, price, cost], place) => {
      const kilos = 10 + place;
      const dearer = at < 12 ? 1 : 1.1;
      const day = `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-1${place}`;
      const sum = (kilos * price).toFixed(2).replace('.', ',');
      const paid = (kilos * cost * dearer).toFixed(2).replace('.', ',');
      return `${day};${100 + at * 3 + place};${name};${group};${kilos};${sum};${paid}`;
    }),
  );
  return [
    'Datum;Kvittonr;Vara;Varugrupp;Antal kg;Summa exkl moms;Varukostnad',
    ...rows.slice(0, 63),
  ].join('\n');
}

/** Invoices of a builder: one supplier has stopped, and one invoice is much larger than the others. */
function ledger(): string {
  const rows = Array.from({ length: 20 }, (_, at) => at).flatMap((at) => {
    const month = `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    return [
      `${month}-05;${at * 3};Berg & Söner;Material;Villa Lund;${9000 + at},00`,
      `${month}-12;${at * 3 + 1};El-Tjänst i Norr;Arbete;${at % 2 ? 'Villa Lund' : 'Taket'};4000,00`,
      ...(at < 14
        ? [`${month}-20;${at * 3 + 2};Håkans Rör;Arbete;Taket;${at === 9 ? 48_500 : 6000},00`]
        : []),
    ];
  });
  return ['Fakturadatum;Fakturanr;Leverantör;Kostnadstyp;Projekt;Belopp exkl moms', ...rows].join(
    '\n',
  );
}

const ask = askedCompanies({
  seed: 30_114_301_000,
  kinds: [
    ...['restaurang', 'konsult', 'salong', 'förening', 'hantverk', 'gårdsbutik', 'fastighet'],
    ...['tillverkning', 'e-handel'],
  ],
  more: async (file) => ({
    fish: [{ guide: 'sales', path: await file('fisk.csv', fish()) }],
    builder: [{ guide: 'costs', path: await file('bygg.csv', ledger()) }],
    books: [{ guide: 'costs', path: 'tests/fixtures/golden/datakonsulterna.se' }],
    northwind: [{ guide: 'sales', path: 'tests/fixtures/golden/northwind.csv' }],
  }),
});
const last = (id: string, asked: string) => ask(id, asked.split(' → '));

describe('what is typed in haste', () => {
  test.each([
    ['restaurang', 'lättöl eller vin, va ger mest', 'Störst är Husets vin med 956 970 kr'],
    ['restaurang', 'allt utom pizza, hur gick det 2025', 'allt utom Pizza var 3 336 362 kr'],
    ['restaurang', 'margherita, går det bra efter höjningen', 'Det såldes 2 375 mot 2 796'],
    ['restaurang', 'när slutade vi betala hyra', 'Senaste gången i filen var 1 juli 2025'],
    ['konsult', 'kund för kund 2025', 'Högst är Hotell Strandvillan med 1 156 450 kr'],
    ['konsult', 'jämför ekbackens livs och saltsjö marin 2024 och 2025', '358 850 kr under 2024'],
    ['salong', 'vem av tjejerna drar mest', 'Högst är Mira'],
    [
      'salong',
      'hur mycket mindre blev det när elsa slutade',
      'Elsa har inga rader efter den 30 juli',
    ],
    ['salong', 'mest sålda tjänsten på en lördag', 'Högst är Klippning dam med 352 160 kr'],
    ['salong', 'vad säljer vi som inte är klippning', 'allt utom Klippning var 4 106 359 kr'],
    ['salong', 'ar herrklipp lönsammare än damklipp', 'Skillnad: 4,9 procentenheter'],
    ['salong', 'vad är dyrast efter löner', 'Högst är Varor och material'],
    ['konsult', 'anna lind va hände', 'Anna Lind har inga rader efter den 29 mars 2025'],
    ['konsult', 'skulle vi klara oss utan hotell strandvillan', 'Faller Hotell Strandvillan bort'],
    ['restaurang', 'varför funkar inte avhämtningen längre', 'Kanalen Avhämtning har sålt för'],
    ['restaurang', 'capricciosa efter prishöjningen', 'Capricciosa'],
    ['restaurang', 'köttbruket, köper vi fortfarande av dom', 'Senaste gången i filen var'],
    ['salong', 'söndagar, är dom värda det', 'kommer 13,'],
    ['salong', 'dyraste tjänsten', 'Högst är Slingor med 1 490 kr'],
    ['salong', 'billigaste tjänsten', 'Lägst är Schampo med 229 kr'],
    ['salong', 'sommarens försäljning 2025 mot sommaren 2024', 'under juni–augusti 2024 till'],
    ['salong', 'påsken 2025 jämfört med året innan', '29 mars–1 april 2024'],
    ['restaurang', 'sålde vi bättre på black friday 2025', 'under 29 november 2024 till'],
    ['salong', 'vad kostade hårgrossisten → när slutade den', 'Senaste gången i filen var'],
    ['konsult', 'visa kunderna i ordning efter omsättning', 'Högst är Hotell Strandvillan'],
    ['konsult', 'hur ligger vi till mot 5 miljoner', 'Det fattas 2 286 300 kr'],
    ['konsult', 'vilka handlar inte längre', 'Har inte handlat på länge'],
    ['konsult', 'vilken kund fick vi senast', 'Det är Ekbackens Livs med 43 300 kr'],
    ['konsult', 'ekbackens livs, när kom dom hit', 'Första gången i filen var'],
    ['konsult', 'vad händer om hotell strandvillan flyttar', 'Faller Hotell Strandvillan bort'],
    ['konsult', 'hur mycket jobbade vi för saltsjö marin 2025', 'Saltsjö Marin var 349 700 kr'],
    ['konsult', 'är rådgivning viktigare än utbildning', 'Störst är Rådgivning'],
    ['salong', 'slingorna tappar, varför', 'Slingor har gett 272 670 kr mindre'],
    ['salong', 'elen har blivit dyrare va', 'Kostnaden för El och värme ökade'],
    ['salong', 'slingor per styck vad tjänar vi', 'Täckningsbidraget per såld enhet för Slingor'],
    ['salong', 'vad kostade elen 2025 → hur stor del av omsättningen är det', 'av omsättningen'],
    ['fish', 'va ger mest kvar på ett kilo', 'Högst är Gravad lax'],
    ['fish', 'vad tar vi per kilo för torsken', 'Torskrygg var 370 kr'],
    ['fish', 'hur många kilo lax gick åt i december', 'Gravad lax var 11 under december 2025'],
    ['fish', 'hur många kilo lax gick åt i december', 'Laxfilé finns också i filen'],
    ['fish', 'vad kostade torsken oss 2025', 'Varornas kostnad för Torskrygg var 36 000 kr'],
    ['builder', 'slutade vi med håkans rör', 'Senaste gången i filen var 20 februari 2026'],
    ['builder', 'el-tjänst per projekt', 'Högst är Taket med 40 000 kr'],
    ['builder', 'största fakturan nånsin', 'Håkans Rör, 20 oktober 2025: 48 500 kr'],
    ['builder', 'topp 5 fakturor', 'Håkans Rör, 20 oktober 2025: 48 500 kr'],
    ['builder', 'vilka fakturor är över 30000', '1 rad kommer över 30 000 kr'],
    ['builder', 'har vi nån faktura över 50000', 'Ingen rad kommer över 50 000 kr'],
    ['builder', 'fakturor under 5000 kr', '20 rader stannar under 5 000 kr'],
    ['builder', 'kostnader utan projekt', 'Ingen rad saknar projekt'],
    ['restaurang', 'öl eller vin va ger mest', 'Störst är Husets vin med 956 970 kr'],
    ['förening', 'vuxna eller ungdomar', 'Störst är Medlemsavgift vuxen med 1 539 900 kr'],
    ['förening', 'vad kostar hallen i månaden', 'i snitt 36 035 kr per månad'],
    ['förening', 'hallhyran mot förra året i procent', 'går från'],
    ['fastighet', 'lagret tappar varför', 'Hyra lager'],
    ['hantverk', 'vilka köpte laddbox 2024 men inte 2025', 'under 2025 för Laddbox'],
    ['konsult', 'saltsjö marin vad köpte dom 2025', 'Högst är'],
    ['hantverk', 'vem har inte handlat sen i somras', '1 st. Det är Lunchkompaniet'],
    ['hantverk', 'vad blir det om felsökning kostar 800', 'ökar omsättningen med 1 464 kr'],
    ['hantverk', 'om felsökning kostar 700 kr', 'minskar omsättningen med 11 336 kr'],
    ['konsult', 'kund som bara köpt en gång', 'Ingen av alla kunder stannar på högst 1'],
    ['gårdsbutik', 'höjde vi lammet för mycket', 'Det såldes 2 165 mot 1 165'],
    ['gårdsbutik', 'äggen lönar dom sig', 'till 115 891 kr under 2025'],
    ['tillverkning', 'stålet 2025', 'Kostnaden för Stål var 1 141 612 kr'],
    ['e-handel', 'marknadsplatsen hur mycket av försäljningen', 'Marknadsplats står för'],
    ['restaurang', 'vilka rätter tjänar vi under 50 kr på', 'Lägst är Lättöl med 26,88 kr'],
    ['salong', 'hyran eller elen vad kostar mest', 'Störst är Lokal'],
    ['salong', 'hur många klippningar gör mira i veckan', 'i snitt 22,6 per vecka'],
    ['salong', 'vad kostar personalen i förhållande till försäljningen', '32,5 % av omsättningen'],
    ['books', 'hur mycket gick till löner i mars', '94 750 kr under mars 2010'],
    ['books', 'finns det pengar på banken', 'Kassa och bank: 2 667 022 kr'],
  ])('%s: %s', async (id, asked, answer) => {
    expect((await last(id, asked)).text).toContain(answer);
  });

  test.each([
    ['restaurang', 'har vi slutat köpa pizza', 'Det är något ni säljer'],
    ['konsult', 'behöver vi hyra en lokal', 'Råd ger jag för hela företaget'],
    ['salong', 'vilken tjänst har sämst marginal → varför', 'Varför två saker skiljer sig åt'],
    ['restaurang', 'vad sålde vi på måndagar 2025 → och tisdagar → skillnaden', ''],
    ['gårdsbutik', 'hur mycket kött sålde vi i kilo', 'inte vad det väger'],
    ['builder', 'kostnader utan konto', 'ingen kolumn för konto'],
    ['konsult', 'vilka kunder har bara petra', '”bara”'],
    ['hantverk', 'kunder som bara köpte 2024', '”bara”'],
    ['restaurang', 'vad skulle det ge om lunchen kostade 135', 'flera varor'],
    ['builder', 'vad betalar vi el-tjänst per gång', 'gång'],
    ['builder', 'gick villa lund med vinst', 'vad det ger står inte'],
    ['builder', 'vad kostar det', 'inte har svarat på någon'],
    ['builder', 'bästa leverantören', 'inte hur bra det har gått'],
    ['builder', 'vilket projekt gick bäst', 'inte hur bra det har gått'],
    ['builder', 'hur mycket kostade dom totalt', 'inte har svarat på någon'],
  ])('%s: %s is refused', async (id, asked, why) => {
    const { kind, text } = await last(id, asked);
    expect([kind, text]).toEqual(['refusal', expect.stringContaining(why)]);
  });
});

describe('what goes on in haste', () => {
  test.each([
    ['restaurang', 'entrecote juli 2025 → och augusti → hur mycket mer', 'minskade med 17 995 kr'],
    [
      'restaurang',
      'entrecote juli 2025 → och augusti → skillnaden',
      'under juli 2025 till 42 480 kr',
    ],
    ['restaurang', 'vin 2025 → lättöl då → hur mycket mer', 'Skillnad: 200 270 kr'],
    [
      'restaurang',
      'vad kostade lönerna 2025 → och 2024 → hur mycket mer i procent',
      'ökade med 82 463 kr (6,8 %)',
    ],
    [
      'restaurang',
      'entrecote juli 2025 → och augusti → vilken månad var bäst av dom',
      'Högst är juli 2025 med 60 475 kr',
    ],
    ['konsult', 'hur mycket fakturerade anna → när slutade hon', 'var 29 mars 2025'],
    [
      'restaurang',
      'pizza i juli 2025 → hur mycket mer än i juni',
      'under juni 2025 till 122 002 kr under juli 2025',
    ],
    [
      'konsult',
      'hur mycket fakturerade anna → när slutade hon → vad tappade vi på det',
      'Anna Lind minskade med 1 250 000 kr',
    ],
    [
      'restaurang',
      'vad sålde vi margherita för 2025 → vad kostar det',
      'Snittpriset per såld enhet',
    ],
    ['salong', 'hyran 2025 → vad kostar det', 'Kostnaden för Lokal var'],
    ['salong', 'slingor 2025 → och 2024 → är det mer', 'under 2024 till'],
    ['salong', 'har slingorna minskat → med hur mycket', 'Omsättningen för Slingor'],
    ['konsult', 'anna 2025 → och petra → vem har minskat mest', 'Petra Wik ökade med 237 650 kr'],
    ['konsult', 'anna 2025 → och 2024 → varför skiljer det', 'under 2024 till'],
    ['tillverkning', 'slutade vi med stålgrossen → när', 'Senaste gången i filen var'],
    ['books', '4010 i juni → mer eller mindre än förra året', '526 746 kr under juli 2008'],
  ])('%s: %s', async (id, asked, answer) => {
    expect((await last(id, asked)).text).toContain(answer);
  });
});

describe('what is asked of one part', () => {
  test('why it leaves less is told of what it leaves, and not of all', async () => {
    const { text } = await last('fish', 'varför har vinsten på färsk fisk gått ner');
    expect(text).toContain('Täckningsbidraget för Färsk fisk minskade med');
  });

  test('customers who went with somebody are no customers that are still there', async () => {
    const { text } = await last('konsult', 'vilka kunder har vi tappat');
    expect(text).toContain(
      'Har inte handlat på länge, mot sin vana: Lunchkompaniet, Kvarnens Café',
    );
  });
});

test('more is no customer who is called something like it', async () => {
  const { text } = await last('northwind', 'sålde vi mer 1997 än 1996');
  expect(text).toMatch(/^Omsättningen ökade med/);
});

describe('what is to be reached, and who sees it', () => {
  test.each([
    ['konsult', 'hur ska vi komma upp i 4 miljoner', 'Det fattas 1 286 300 kr till 4 000 000 kr'],
    ['konsult', 'hur når vi 250 000 i månaden', '226 142 kr i månaden i snitt'],
    ['konsult', 'vad krävs för att nå 2 miljoner', 'Ni är redan där'],
    ['konsult', 'vem kan se våra siffror', 'hör till ditt konto'],
    ['salong', 'är mina siffror säkra', 'hör till ditt konto'],
  ])('%s: %s', async (id, asked, answer) => {
    expect((await last(id, asked)).text).toContain(answer);
  });
});
