import type { Practice } from './practice.ts';

/** More sales. */
export const growthPractices: readonly Practice[] = [
  {
    id: 'new-customers',
    theme: 'growth',
    words: /nya? kund|kundanskaff|hitta kund|för få kund|prospekt|leads|nykund/u,
    priority: 'growth',
    title: 'Sätt en fast rutin för nya kunder',
    description:
      'Nya kunder kommer av antal samtal, inte av väntan. En rutin som ryms i veckan slår en kampanj som görs en gång.',
    text: 'Beskriv den kund ni tjänar bäst på, gör en lista med trettio likadana i närheten och kontakta fem i veckan. Be samtidigt varje nöjd kund om ett namn.',
    firstStep: 'På måndag: skriv listan över de tio kunder ni helst skulle vilja ha fler av.',
    gives:
      'Går att räkna när försäljningsfilen har en kundkolumn: då syns vad en kund är värd per år.',
    givesKnown: {
      when: 'customers',
      text: 'Inget eget belopp: hur många nya kunder det ger går inte att räkna ur filen.',
    },
    owner: 'sales',
    timeframe: 'Inom ett halvår',
    effort: 2,
  },
  {
    id: 'price-list',
    theme: 'growth',
    words: /prispress|pris(et|er|sättning)?(?!\p{L})|prishöj|inflation|marginal/u,
    priority: null,
    coveredBy: [
      'sales-restore-price',
      'sales-thin-margin',
      'sales-more-for-less',
      'sales-discounts',
      'sales-goods-cost',
    ],
    title: 'Gå igenom prislistan rad för rad',
    description:
      'Priser som inte rörts på ett år har sänkts av inflationen. En liten höjning på många rader märks mindre än en stor på några.',
    text: 'Dela in sortimentet i tre: det kunden jämför pris på, det ni är ensamma om och det som bara följer med. Låt det första vara, höj det andra och se över det tredje.',
    firstStep: 'På måndag: märk ut vilka tio rader kunderna brukar jämföra pris på.',
    gives: 'Går att räkna när försäljningsfilen har antal och pris.',
    givesKnown: { when: 'prices', text: 'Inget eget belopp: det beror på vilka rader ni höjer.' },
    owner: 'owner',
    timeframe: 'Inom ett kvartal',
    effort: 2,
  },
  {
    id: 'competition',
    theme: 'growth',
    words: /konkurren|lågpris|kedjor|e-handelsjätt|pressad/u,
    priority: null,
    title: 'Bestäm vad ni ska vara bäst på, och säg det',
    description:
      'Den som konkurrerar med pris mot någon större förlorar. Den som är snabbast, närmast eller kunnigast i något bestämt kan ta betalt för det.',
    text: 'Fråga fem kunder varför de valde er och fem som valde bort er. Skriv skälet i en mening, sätt den överst på hemsidan och i offerten, och sluta med det som motsäger den.',
    firstStep: 'På måndag: ring två kunder och fråga varför de valde er.',
    gives: 'Går inte att räkna i förväg: följ andelen offerter som blir affär.',
    owner: 'owner',
    timeframe: 'Inom ett kvartal',
    effort: 2,
  },
  {
    id: 'quote-follow-up',
    theme: 'growth',
    words: /offert|avslut|säljproces|säljcykel|affärer? går/u,
    priority: 'growth',
    title: 'Följ upp varje offert inom en vecka',
    description:
      'Många affärer förloras inte, de glöms. Ett samtal efter en vecka är det billigaste försäljningsarbete som finns.',
    text: 'Skriv upp varje offert med datum, belopp och nästa steg. Ring på sjunde dagen. Notera skälet när svaret blir nej.',
    firstStep: 'På måndag: lista alla offerter som är obesvarade och ring de tre största.',
    gives: 'Går att räkna efter ett kvartal: andelen offerter som blev affär före och efter.',
    owner: 'sales',
    timeframe: 'Inom en månad',
    effort: 1,
  },
  {
    id: 'online',
    theme: 'growth',
    words: /webb|e-handel|online|digital|hemsida|sociala medier|synlig|marknadsför/u,
    priority: null,
    title: 'Gör det lätt att köpa utan att ringa',
    description:
      'Den som letar på kvällen köper av den som går att köpa av. Det behöver inte vara en webbutik: ett pris, en kalender eller ett formulär räcker.',
    text: 'Välj den tjänst eller vara som oftast köps och gör den möjlig att beställa direkt. Mät hur många som börjar och hur många som slutför, och rätta det steg där flest försvinner.',
    firstStep:
      'På måndag: be en utomstående försöka köpa av er på telefonen och titta på utan att hjälpa.',
    gives: 'Går att räkna när försäljningsfilen har en kolumn för kanal.',
    givesKnown: { when: 'channels', text: 'Inget eget belopp: jämför kanalerna före och efter.' },
    owner: 'sales',
    timeframe: 'Inom ett halvår',
    effort: 3,
  },
  {
    id: 'repeat-customers',
    theme: 'growth',
    words: /återkom|lojal|behålla kund|stamkund|merförsälj|kundnöjd|nöjda? kund/u,
    priority: 'growth',
    coveredBy: ['sales-win-back', 'sales-at-risk'],
    title: 'Sälj nästa köp till dem som just har köpt',
    description:
      'Den som redan har köpt är billigare att sälja till än någon annan, och säger ja oftare.',
    text: 'Bestäm vad som är det naturliga nästa köpet efter vart och ett av era vanligaste. Ring eller skriv vid rätt tid, med ett förslag i stället för ett utskick.',
    firstStep:
      'På måndag: lista kunderna från förra månaden och skriv nästa köp bredvid var och en.',
    gives: 'Går att räkna när försäljningsfilen har en kundkolumn.',
    givesKnown: {
      when: 'customers',
      text: 'Inget eget belopp: hur många köp till det ger går inte att räkna ur filen.',
    },
    owner: 'sales',
    timeframe: 'Inom ett kvartal',
    effort: 1,
  },
];
