import { area } from './area.ts';

/** Insurance, advisers, banks and fees. */
export const serviceAreas = [
  area({
    name: 'Försäkring och risk',
    the: 'försäkringskostnaden',
    what: 'försäkringar',
    dearer:
      'Se efter i försäkringsbrevet om det är premien eller det som är försäkrat som har vuxit. Är det premien: begär anbud från ett annat bolag. Är det nytt skydd: kontrollera att någon har beslutat det.',
    accounts: [[6300, 6399]],
    traits: ['bound', 'fixedByNature'],
    words: `
      försäkring, försäkringar, företagsförsäkring, ansvarsförsäkring, försäkringspremie,
      självrisk, larm, bevakning, väktare, kundförlust, kundförluster, befarade kundförluster,
      konstaterade kundförluster, skadestånd, garantikostnad, garantikostnader, inkasso,
      kreditupplysning, kreditupplysningar`,
    looseWords: 'insurance',
    weakWords: 'premie',
    suppliers: `
      If Skadeförsäkring, Trygg-Hansa, Länsförsäkringar, Folksam, Moderna Försäkringar,
      Dina Försäkringar, Gjensidige, Protector, Svedea, Zurich, Chubb, AIG, Allianz, Hedvig,
      Söderberg & Partners, Max Matthiessen, Nordeuropa, Berkley, Verisure, Sector Alarm,
      Securitas, Avarn, Stanley Security, Nokas, SafeTeam, Euro Accident, Intrum,
      Visma Collectors, Svea Inkasso, Kreditinsikt, Creditsafe, Upplysningscentralen, Bisnode,
      Dun & Bradstreet`,
    suppliersLikeWords: 'If, Säkra, UC',
    advice: {
      id: 'insurance',
      leastShare: 0.5,
      title: 'Upphandla försäkringarna på nytt',
      why: 'Försäkringar förlängs av sig själva, ofta utan att någon jämför premien. Överlappande skydd uppstår när en ny försäkring tecknas utan att den gamla ses över.',
      action:
        'Samla alla försäkringsbrev, stryk skydd för sådant ni inte längre äger och låt en försäkringsmäklare eller ett annat bolag lämna anbud på resten.',
      firstStep:
        'På måndag: leta upp förfallodagen på varje försäkring och lägg in en påminnelse i god tid före.',
      cost: 'Ingen utgift, någon dags arbete',
      timeframe: 'Vid nästa förfallodag',
      effort: 1,
      sureness: 0.6,
      assumption: {
        label: 'Antagen sänkning av premien',
        basis:
          'Försiktigt antagande: en premie som inte jämförts på några år brukar gå att sänka, men villkor och skadehistorik styr.',
        low: '4',
        likely: '8',
        high: '15',
      },
    },
  }),
  area({
    name: 'Redovisning och konsulter',
    the: 'kostnaden för redovisning och konsulter',
    what: 'redovisning och konsulter',
    dearer:
      'Skilj på pris och arbete: be om timmarna bakom fakturorna. Är det priset: begär det gamla eller ta in ett anbud. Är det timmarna: bestäm vad ni kan göra själva, och kontrollera att någon har beslutat resten.',
    accounts: [[6400, 6599]],
    words: `
      redovisning, redovisningstjänster, bokföring, bokslut, årsredovisning, revision, revisor,
      revisionsarvode, konsult, konsulter, konsultarvode, konsultarvoden, konsulttjänst,
      konsulttjänster, advokat, advokatarvode, jurist, juridik, juridisk rådgivning, rådgivning,
      lönekörning, lönehantering, löneadministration, accounting, audit, consultant, översättning,
      arkitekt, redovisningsbyrå, revisionsbyrå, advokatbyrå`,
    looseWords: 'consulting, legal',
    suppliers: `
      PwC, PricewaterhouseCoopers, KPMG, Deloitte, Ernst & Young, Grant Thornton, BDO, Mazars,
      Forvis Mazars, Aspia, LRF Konsult, Ludvig & Co, Azets, Baker Tilly, RSM, Accountor,
      Frejs Revisorer, Parameter Revision, Mannheimer Swartling, Setterwalls, Cederquist,
      Hammarskiöld, Lexly, Ramberg, Sweco, AFRY, WSP, Tyréns, Knowit, Capgemini, CGI, Accenture,
      Tietoevry, HiQ, Combitech, Upwork, Fiverr`,
    suppliersLikeWords: 'EY, Moore, Vinge, Lindahl, Delphi, Sigma',
    advice: {
      id: 'consultants',
      byUse: true,
      leastShare: 2,
      title: 'Styr upp köpta tjänster',
      why: 'Löpande räkning växer med det som lämnas över ofärdigt, och det som en gång var tillfällig hjälp blir lätt en vana.',
      action:
        'Be om en uppdelning per uppdrag, byt löpande räkning mot fast pris där arbetet är detsamma varje månad och gör det enkla förarbetet själva.',
      firstStep:
        'På måndag: be redovisningsbyrån eller den största konsulten om en lista över nedlagd tid per uppgift för det senaste kvartalet.',
      whenEven: {
        title: 'Gå igenom vad de fasta arvodena täcker',
        why: 'Det mesta betalas med jämna belopp, vare sig det är mycket eller lite att göra, och det som ingick från början är inte alltid det som behövs i dag.',
        action:
          'Be om en lista över vad som ingår, stryk det ni inte använder eller gör själva, och jämför resten med en offert till.',
        firstStep: 'På måndag: läs avtalet och skriv upp vad som ingår och när det kan ändras.',
      },
      cost: 'Ingen utgift, egen tid för förarbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      assumption: {
        label: 'Antagen minskning av konsultkostnaden',
        basis:
          'Försiktigt antagande: en del av tiden går till sådant som kan göras enklare eller internt; det mesta är arbete som behövs.',
        low: '4',
        likely: '8',
        high: '15',
      },
    },
  }),
  area({
    name: 'Bank och betalningar',
    the: 'kostnaden för bank och betalningar',
    what: 'bank och betalningar',
    accounts: [
      [6040, 6049],
      [6570, 6579],
    ],
    // Card fees are a part of each sale; what the bank takes every month recurs, and is fixed by that.
    traits: ['equalAmounts', 'followsSales'],
    follows: 'följer det ni tar betalt för',
    words: `
      bankavgift, bankavgifter, bankkostnad, bankkostnader, kortavgift, kortavgifter, kortinlösen,
      kontokortsavgifter, betalningsavgift, transaktionsavgift, transaktionsavgifter,
      bankgiroavgift, årsavgift kort, plusgiroavgift, valutaväxlingsavgift, valutapåslag,
      swishavgift, bank fees, bank charges, factoring, factoringavgift`,
    weakWords: 'bank',
    suppliers: `
      Swedbank, SEB, Handelsbanken, Nordea, Danske Bank, Länsförsäkringar Bank, Sparbanken,
      Bankgirot, Klarna, Klarna Bank, Stripe, PayPal, Zettle, iZettle, SumUp, Worldline, Bambora,
      Adyen, Swish, Qliro, Svea Ekonomi, Svea Bank, Trustly, Payex, Elavon, Westpay,
      Surfboard Payments, American Express, Eurocard, Collector Bank, Walley, Resurs Bank, Ecster,
      Revolut, Northmill, Qred, Froda, Capcito, Loomis, Bankomat, Aurora Innovation,
      Fortnox Finans`,
    suppliersLikeWords: 'Nets, Nexi, Svea, Wise, Pleo, Lunar',
    advice: {
      id: 'bank',
      leastShare: 0.3,
      title: 'Jämför bank- och kortavgifter',
      why: 'Avgifter för kortinlösen, betalterminal och bankpaket skiljer mycket mellan leverantörer, och den som inte frågar får ligga kvar på gamla villkor.',
      action:
        'Räkna vad varje kortkrona kostar, ta in anbud på inlösen och terminal och säg upp tjänster i bankpaketet som inte används.',
      firstStep:
        'På måndag: ta fram förra månadens avräkning från kortinlösaren och läs vad som dragits i avgift.',
      cost: 'Ingen utgift, någon dags arbete',
      timeframe: 'Inom ett kvartal',
      effort: 1,
      sureness: 0.55,
      assumption: {
        label: 'Antagen sänkning av bankavgifterna',
        basis:
          'Försiktigt antagande: fasta avgifter går ofta att ta bort, rörliga kortavgifter bara att pruta på.',
        low: '5',
        likely: '10',
        high: '20',
      },
    },
  }),
  area({
    name: 'Avgifter och medlemskap',
    the: 'kostnaden för avgifter och medlemskap',
    what: 'avgifter och medlemskap',
    accounts: [
      [6560, 6569],
      [6600, 6999],
    ],
    traits: ['service'],
    words: `
      medlemsavgift, medlemsavgifter, medlemskap, föreningsavgift, föreningsavgifter,
      branschförening, licensavgift, licensavgifter, licenser, royalty, royalties, serviceavgift,
      tidning, tidningar, tidskrift, tidskrifter, facklitteratur, litteratur, prenumeration,
      prenumerationer, tillsynsavgift, tillstånd, franchiseavgift, franchise, membership,
      subscription, subscriptions`,
    looseWords: 'licens',
    suppliers: `
      Företagarna, Svenskt Näringsliv, Almega, Visita, Svensk Handel, Handelskammaren,
      Byggföretagen, Installatörsföretagen, Teknikföretagen, Transportföretagen, STIM, SAMI, GS1,
      GS1 Sweden, Svensk Franchise, BAS-intressenterna, Srf konsulterna, Dagens Industri,
      Svenska Dagbladet, Dagens Nyheter, Breakit, Fri Köpenskap, Norstedts Juridik, Karnov,
      Blendow, Björn Lundén Information, FTI, Näringslivets Producentansvar, NPA,
      Svensk Glasåtervinning, El-Kretsen, BNI`,
    suppliersLikeWords: 'FAR, Rotary',
    // A federation's fee is decided by its meeting: nobody else can be asked for a price.
    dearer:
      'Se efter vad avgiften räknas på: antal medlemmar, omsättning eller användare. Har underlaget ändrats: kontrollera att ni har anmält rätt. Är det avgiften som höjts: räkna med den i budgeten, eller säg upp det ni klarar er utan.',
    dearerOf: {
      association:
        'Se efter vad avgiften räknas på, som antal medlemmar eller lag. Har underlaget ändrats: kontrollera att ni har anmält rätt. Är det avgiften som höjts: räkna med den i budgeten.',
    },
  }),
];
