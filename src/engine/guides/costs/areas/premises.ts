import { area } from './area.ts';

/** Premises, energy and maintenance. */
/** What it costs to be somewhere. */
export const PREMISES = 'Lokal';

export const premisesAreas = [
  area({
    name: PREMISES,
    the: 'lokalkostnaden',
    what: 'lokaler',
    calledIn: { property: { the: 'fastighetskostnaden', what: 'fastigheten' } },
    accounts: [[5000, 5199]],
    traits: ['bound', 'fixedByNature'],
    words: `
      hyra, hyran, hyror, lokalhyra, hyresavi, hyresfaktura, kontorshyra, butikshyra, lagerhyra,
      lokal, lokaler, lokalkostnad, lokalkostnader, fastighet, fastighetsskatt, städ, städning,
      lokalvård, renhållning, sophämtning, avfall, återvinning, vatten och avlopp, sanering,
      skadedjur, kontorshotell, premises, entrémattor, magasinering, förråd`,
    looseWords: 'rent',
    suppliers: `
      Vasakronan, Castellum, Fabege, Hufvudstaden, Wihlborgs, Atrium Ljungberg, Wallenstam, Diös,
      Kungsleden, Klövern, Corem, Sagax, Catena, Platzer, Heimstaden, Willhem, Stena Fastigheter,
      Newsec, Regus, WeWork, Convendum, Helio, United Spaces, Mindpark, Shurgard,
      Pelican Self Storage, 24Storage, Green Storage, Akademiska Hus, Jernhusen, Nyfosa, Micasa,
      Familjebostäder, Stadsholmen, ISS Facility Services, Coor, Samhall, Städbolaget, Hemfrid,
      Freska, Anticimex, Nomor, Rentokil, Ragn-Sells, Stena Recycling, PreZero, Remondis, Renova,
      SUEZ, Stockholm Vatten, Stockholm Vatten och Avfall, Sysav, NSR, CWS, Textilia, Berendsen,
      PIMA, Alliance Plus, Presto Brandsäkerhet`,
    suppliersLikeWords: 'Balder, Humlegården, Akelius, Spaces, ISS, Elis, Lindström, Presto, Dafo',
    dearer:
      'Läs vad avtalet säger om index, tillägg och extra ytor, och räkna om den senaste höjningen. Är den mer än avtalet medger: begär rättelse skriftligt. Är det en ny yta eller tjänst: kontrollera att någon har beslutat den.',
    dearerOf: {
      association:
        'Hyr ni per timme: skilj på taxa och tider, fråga vilken taxa som gäller för föreningar och kontrollera att någon har beslutat tiderna. Hyr ni lokalen året om: läs vad avtalet säger om index och tillägg, och räkna om den senaste höjningen.',
      property:
        'Läs vad avtalet säger om index och vad som ingår, och räkna om den senaste höjningen. Är den mer än avtalet medger: begär rättelse skriftligt. Är det arbete därutöver: kontrollera att någon har beställt det.',
    },
    advice: {
      id: 'premises',
      leastShare: 4,
      title: 'Förbered nästa hyresförhandling',
      why: 'Hyran går sällan att ändra mitt i en avtalsperiod, men den som vet uppsägningsdagen i tid kan förhandla. Indexuppräkning, tillägg för fastighetsskatt och värme räknas ibland fel.',
      action:
        'Läs hyresavtalet efter uppsägningsdag, index och tillägg, kontrollera den senaste uppräkningen och fundera på om någon yta kan lämnas eller hyras ut i andra hand.',
      firstStep:
        'På måndag: leta upp hyresavtalet och skriv in sista dag för uppsägning i kalendern.',
      ofKind: {
        association: {
          title: 'Gå igenom lokalerna och de bokade tiderna',
          why: 'Tider och lokaler följer ofta med från förra säsongen, fast grupperna har blivit fler eller färre.',
          action:
            'Lämna tillbaka tider där få kommer, slå ihop grupper som får plats tillsammans och fråga vilken taxa som gäller för föreningar. Hyr ni en lokal året om: läs avtalet efter uppsägningsdag, index och tillägg.',
          firstStep: 'På måndag: lägg bokningarna bredvid hur många som kom förra månaden.',
        },
      },
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Till nästa avtalsperiod',
      effort: 2,
      sureness: 0.45,
      assumption: {
        label: 'Antagen sänkning av lokalkostnaden',
        basis:
          'Försiktigt antagande: hyran är avtalad, så bara tillägg, städning och en del av ytan går att påverka före nästa avtal.',
        low: '1',
        likely: '3',
        high: '6',
      },
    },
  }),
  area({
    name: 'El och värme',
    the: 'kostnaden för el och värme',
    what: 'el och värme',
    accounts: [
      [5020, 5039],
      [5120, 5139],
      [5300, 5399],
    ],
    words: `
      el, elen, elnät, elhandel, elavgift, elräkning, elförbrukning, energi, fjärrvärme, fjärrkyla,
      värme, uppvärmning, bergvärme, gasol, eldningsolja, pellets, naturgas, electricity,
      utilities`,
    looseWords: 'energy',
    suppliers: `
      Vattenfall, E.ON, EON, Eon Energi, Fortum, Ellevio, Skellefteå Kraft, Göteborg Energi,
      Mälarenergi, Tekniska verken, Öresundskraft, Jämtkraft, Umeå Energi, Luleå Energi,
      Kraftringen, Bixia, GodEl, Telge Energi, Greenely, Dalakraft, Karlstads Energi,
      Stockholm Exergi, Jönköping Energi, Växjö Energi, Halmstads Energi,
      Eskilstuna Strängnäs Energi, Storuman Energi, Nordic Green Energy, Svealands Elbolag,
      Fyrfasen Energi, Gävle Energi, Borås Elnät, Hallands Energi, Varberg Energi,
      Sundsvall Energi, Nacka Energi, Sollentuna Energi, Norrtälje Energi, Övik Energi,
      Kalmar Energi, Affärsverken`,
    suppliersLikeWords: 'Tibber',
    dearer:
      'Skilj på pris och förbrukning: fakturan visar båda. Är det priset: se efter om en annan avtalsform går att välja. Är det förbrukningen: ta reda på vad som står på mer än förut.',
    dearerOf: {
      property:
        'Skilj på pris och förbrukning: fakturan visar båda. Är det priset: se efter vilka andra avtal leverantören har. Är det förbrukningen: se efter hur kallt det har varit, och vad som är ändrat i husen eller hos hyresgästerna.',
    },
    advice: {
      id: 'energy',
      byUse: true,
      leastShare: 1,
      title: 'Se över el och värme: avtal och förbrukning',
      why: 'Förbrukningen bestäms av vad som står på när ingen är där, och priset till en del av avtalsformen. Båda går att påverka, de fasta avgifterna knappast.',
      action:
        'Läs vilken avtalsform ni har och vilka andra som går att välja, jämför dem för er förbrukning och stäng av eller sänk ventilation, belysning, värme och kyla när ingen är där.',
      firstStep:
        'På måndag: läs avtalsform och förbrukning på den senaste fakturan, och se efter vad som förbrukas en natt när ingen är där.',
      ofKind: {
        property: {
          title: 'Sänk förbrukningen av el och värme',
          why: 'Värmen bestäms av hur systemet är inställt och hur varmt det är inne, elen av trapphus, tvättstuga och fläktar. Båda går att påverka, de fasta avgifterna knappast.',
          action:
            'Mät temperaturen i några lägenheter och lokaler, låt någon justera in värmen där den är högre än den behöver vara, och byt belysning och fläktar som går dygnet runt.',
          firstStep:
            'På måndag: läs av temperaturen på några ställen i huset, och skriv upp var den är högre än den behöver vara.',
        },
      },
      cost: 'Små belopp för styrning',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      assumption: {
        label: 'Antagen minskning av energikostnaden',
        basis:
          'Försiktigt antagande: nattförbrukning och avtalsform brukar ge några procent; väder och pris ger mer åt båda håll.',
        low: '3',
        likely: '6',
        high: '12',
      },
    },
  }),
  area({
    name: 'Reparation och underhåll',
    the: 'kostnaden för reparation och underhåll',
    what: 'reparation och underhåll',
    accounts: [[5500, 5599]],
    words: `
      reparation, reparationer, underhåll, service maskin, serviceavtal, lagning, renovering,
      repairs, reservdelar, ventilationsservice, hisservice, elarbete, elarbeten, el arbete,
      el arbeten, elinstallation, elektriker, vvs, rörmokare, målare, snickare, hantverkare,
      felsökning`,
    looseWords: 'maintenance',
    suppliers: `
      Bravida, Assemblin, Instalco, Caverion, Kone, Schindler, Assa Abloy, Dormakaba, Certego,
      Låsjouren, Comfort VVS, Elkedjan, Francks Kylindustri, Electrolux Professional, Ocab,
      Polygon`,
    suppliersLikeWords: 'Otis',
  }),
];
