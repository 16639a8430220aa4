import { area } from './area.ts';

/** What driving costs. */
export const VEHICLES = 'Fordon';
/** Words and names that say that a vehicle's cost is what it is driven on. */
export const FUEL_WORDS =
  'drivmedel|bensin|diesel|bränsle|tankning|tankkort|laddning|adblue|fuel|circle k|okq8|preem|qstar|din-x|mer sweden|bee charging|(^| )(hvo|hvo100|st1|shell|ingo|tanka|gulf|neste|ionity|recharge|clever)( |$)';

/** Vehicles and travel. */
export const transportAreas = [
  area({
    name: VEHICLES,
    the: 'fordonskostnaden',
    what: 'fordon',
    accounts: [[5600, 5699]],
    traits: ['equalAmounts'],
    variesBy: 'följer hur mycket ni kör',
    words: `
      drivmedel, bensin, diesel, bränsle, tankning, laddning bil, fordon, fordonsskatt,
      trängselskatt, bil, bilar, bilkostnad, bilkostnader, personbil, personbilar, lastbil, släp,
      däck, däckbyte, bilservice, bilreparation, besiktning, biltvätt, parkering, p-avgift,
      billeasing, bilförsäkring, fordonsförsäkring, leasing bil, leasingbil, vehicle, vehicles,
      parking, hyra bil, bilhyra, vägavgift, broavgift, milkostnad`,
    looseWords: 'fuel',
    suppliers: `
      Circle K, OKQ8, Preem, St1, Qstar, Din-X, Neste, Mekonomen, Bilprovningen, Opus Bilprovning,
      Besikta, Carspect, DEKRA, Biltema, Euromaster, Vianor, Däckia, First Stop, Bilia, Hedin Bil,
      Hedin Automotive, Holmgrens Bil, Upplands Motor, Möller Bil, Din Bil, Ryds Bilglas,
      Carglass, Autoexperten, Meca, Volvo Car, Volvofinans, Volkswagen Finans, Toyota Financial,
      BMW Financial, ALD Automotive, Ayvens, LeasePlan, Arval, Autolease, Transportstyrelsen,
      Infrastrukturavgift, EasyPark, Aimo Park, Apcoa, Q-Park, Parkster, Stockholm Parkering,
      Göteborgs Stads Parkering, Parkering Malmö, Onepark, Mobill, Ionity, Mer Sweden,
      Bee Charging, Tesla, Assistancekåren`,
    suppliersLikeWords: 'Shell, Ingo, Tanka, Gulf, Recharge, Clever, Falck',
    dearer:
      'Skilj på pris och mängd i underlagen, som liter, däck, mil eller antal fordon. Är det priset: begär det gamla eller ta in ett anbud. Är det mängden: se efter vad fordonen har använts till.',
    advice: {
      id: 'vehicles',
      byUse: true,
      leastShare: 2,
      title: 'Räkna på varje fordon',
      why: 'Vad en mil kostar skiljer mellan fordon och mellan förare, och det syns först när varje fordon räknas för sig.',
      action:
        'Räkna kostnad per mil för varje fordon, ta reda på varför det dyraste är dyrast och samla tankning och laddning på ett avtal med rabatt.',
      firstStep:
        'På måndag: skriv upp mätarställningen på varje fordon och räkna hur långt det gått sedan förra besiktningen.',
      ofPart: [
        {
          part: 'costs.area.standing',
          least: 30,
          title: 'Räkna på varje fordon',
          why: 'Skatt, försäkring och leasing kostar lika mycket när fordonet står stilla.',
          action:
            'Räkna kostnad per mil för varje fordon, sälj eller lämna tillbaka det som används minst och ta in offert på försäkring och leasing när avtalen löper ut.',
          firstStep:
            'På måndag: skriv upp mätarställningen på varje fordon och räkna hur långt det gått sedan förra besiktningen.',
        },
        {
          part: 'costs.area.fuel',
          least: 60,
          lowers: 'Antagen minskning av drivmedelskostnaden',
          title: 'Få ner drivmedlet per mil',
          why: 'Det mesta är drivmedel, som följer hur långt ni kör, vad varje mil drar och vad ni betalar när ni tankar.',
          action:
            'Skriv upp mil och tankat för varje fordon, jämför förbrukningen med vad tillverkaren uppger, planera körningarna så att milen blir färre och samla tankning och laddning på ett avtal med rabatt.',
          firstStep:
            'På måndag: skriv upp mätarställningen på varje fordon, och gör det igen vid varje tankning i en månad.',
        },
      ],
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      assumption: {
        label: 'Antagen minskning av fordonskostnaden',
        basis:
          'Försiktigt antagande: drivmedelsavtal och körsätt ger några procent, färre mil eller ett fordon mindre ger mer.',
        low: '3',
        likely: '6',
        high: '12',
      },
    },
  }),
  area({
    name: 'Resor',
    the: 'resekostnaden',
    what: 'resor',
    accounts: [[5800, 5899]],
    traits: ['equalAmounts'],
    variesBy: 'bestäms resa för resa',
    words: `
      resa, resor, resekostnad, resekostnader, tågbiljett, tågresa, tåg, flyg, flygbiljett,
      flygresa, hotell, logi, kost och logi, taxi, biljett, biljetter, färja, kollektivtrafik,
      hotel, flight, tjänsteresa, tjänsteresor, hyrbil`,
    looseWords: 'travel',
    suppliers: `
      SJ, SAS, Scandinavian Airlines, Norwegian, Ryanair, Lufthansa, Finnair, KLM, Braathens,
      MTRX, MTR Express, VR Sverige, Snälltåget, Flixbus, Arlanda Express, Flygbussarna, Vy Buss,
      Vy Tåg, Storstockholms Lokaltrafik, Västtrafik, Skånetrafiken, Östgötatrafiken,
      Länstrafiken, Hallandstrafiken, Värmlandstrafik, Scandic, Scandic Hotels, Elite Hotels,
      Nordic Choice, Strawberry, Clarion, Comfort Hotel, Quality Hotel, Best Western,
      First Hotels, Radisson, Ligula, Booking.com, Hotels.com, Airbnb, Expedia, Taxi Stockholm,
      Taxi Göteborg, Taxi Kurir, Sverigetaxi, Cabonline, Uber, Hertz, Europcar, Sixt, Mabi,
      Budget Biluthyrning, Stena Line, Viking Line, Tallink, Silja Line, Gotlandsbolaget,
      Destination Gotland, Öresundsbron, ForSea, Öresundslinjen, Ticket Resebyrå, Resia, Egencia,
      BCD Travel, Swedavia, Lime Scooter`,
    suppliersLikeWords: 'BRA, SL, UL, Bolt, Avis, Voi, Tier',
    advice: {
      id: 'travel',
      byUse: true,
      leastShare: 2,
      title: 'Bestäm när det är värt att resa',
      why: 'Resor beslutas var för sig och kostar mest när de bokas sent.',
      action:
        'Skriv en kort resepolicy: vem som bokar, hur långt före, och vilka möten som hålls på distans. Boka tåg och hotell genom ett avtal.',
      firstStep:
        'På måndag: gå igenom de senaste resorna och stryk under dem som kunde ha varit ett videomöte.',
      cost: 'Ingen utgift, några timmars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 1,
      sureness: 0.5,
      assumption: {
        label: 'Antagen minskning av resekostnaden',
        basis:
          'Försiktigt antagande: tidigare bokning och färre resor ger en del; de flesta resor behövs.',
        low: '5',
        likely: '10',
        high: '20',
      },
    },
  }),
];
