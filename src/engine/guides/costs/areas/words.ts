import type { Area } from './areas.ts';

/** Words of texts, account names and categories by area; whole words, as in `suppliers.ts`. */
export const WORDS: Partial<Record<Area, string>> = {
  Lokal: `
    hyra, hyran, hyror, lokalhyra, hyresavi, hyresfaktura, kontorshyra, butikshyra, lagerhyra,
    lokal, lokaler, lokalkostnad, lokalkostnader, fastighet, fastighetsskatt, städ, städning,
    lokalvård, renhållning, sophämtning, avfall, återvinning, vatten och avlopp, sanering,
    skadedjur, kontorshotell, rent, premises, entrémattor, magasinering, förråd`,
  'El och värme': `
    el, elnät, elhandel, elavgift, elräkning, elförbrukning, energi, fjärrvärme, fjärrkyla,
    värme, uppvärmning, bergvärme, gasol, eldningsolja, pellets, naturgas, electricity, energy,
    utilities`,
  'Telefoni och internet': `
    telefon, telefoni, telefonabonnemang, mobil, mobiltelefon, mobiltelefoni, mobilabonnemang,
    bredband, fiber, internet, datakommunikation, telekommunikation, växel, tele, phone,
    broadband, telecom`,
  'IT och programvara': `
    programvara, programvaror, mjukvara, licens it, programlicens, it, it-tjänst, it-tjänster,
    it-kostnad, it-kostnader, it-support, it-drift, dator, datorer, laptop, server, molntjänst,
    molntjänster, webbhotell, domän, domännamn, hosting, drift it, hemsida, webbplats, skärm,
    bildskärm, software, saas, it services, computer, cloud, affärssystem, kassasystem,
    bokföringsprogram`,
  Fordon: `
    drivmedel, bensin, diesel, bränsle, tankning, laddning bil, fordon, fordonsskatt,
    trängselskatt, bil, bilar, bilkostnad, bilkostnader, personbil, personbilar, lastbil, släp,
    däck, däckbyte, bilservice, bilreparation, besiktning, biltvätt, parkering, p-avgift,
    billeasing, bilförsäkring, fordonsförsäkring, leasing bil, leasingbil, fuel, vehicle,
    vehicles, parking, hyra bil, bilhyra, vägavgift, broavgift, milkostnad`,
  'Leasing och hyra av utrustning': `
    leasing, leasingavgift, maskinhyra, hyra maskin, hyra maskiner, hyra inventarier,
    hyra av inventarier, hyra av maskiner, hyra skrivare, kopieringsavtal, finansiell leasing,
    uthyrning, ställningshyra, hyra ställning, hyra container, lease, hyra lift, lifthyra,
    hyra skylift, hyra verktyg, hyra utrustning, verktygshyra`,
  'Förbrukning och kontor': `
    kontorsmateriel, kontorsmaterial, kontorsvaror, kontor, förbrukning, förbrukningsmaterial,
    förbrukningsinventarier, förbrukningsinventarie, skrivarpapper, toner, bläck, trycksaker,
    pärmar, möbler, inventarier, verktyg, arbetskläder, skyddsutrustning, kaffe kontor,
    frukt kontor, fruktkorg, office supplies, supplies, emballage, förpackningar, förpackning`,
  'Reparation och underhåll': `
    reparation, reparationer, underhåll, service maskin, serviceavtal, lagning, renovering,
    maintenance, repairs, reservdelar, ventilationsservice, hisservice, elarbete, elarbeten,
    el arbete, el arbeten, elinstallation, elektriker, vvs, rörmokare, målare, snickare,
    hantverkare, felsökning`,
  'Frakt och porto': `
    frakt, frakter, fraktkostnad, fraktkostnader, porto, frimärken, paket, transport,
    transporter, spedition, tull, tullavgift, bud, budtransport, shipping, freight, postage,
    logistik, brev`,
  Resor: `
    resa, resor, resekostnad, resekostnader, tågbiljett, tågresa, tåg, flyg, flygbiljett,
    flygresa, hotell, logi, kost och logi, taxi, biljett, biljetter, färja, kollektivtrafik,
    travel, hotel, flight, tjänsteresa, tjänsteresor, hyrbil`,
  Marknadsföring: `
    marknadsföring, annons, annonser, annonsering, reklam, reklamtrycksaker, reklambyrå,
    kampanj, adwords, sociala medier, mässa, mässor, sponsring, profilprodukter, give aways,
    pr, seo, sem, fotograf, fotografering, skyltar, skylt, marketing, advertising, ads,
    influencer, flygblad, broschyr, broschyrer, visitkort, nyhetsbrev, grafisk form`,
  'Försäljning och representation': `
    representation, kundmöte, kundlunch, affärslunch, kundgåva, kundgåvor, provision,
    försäljningsprovision, provisioner, entertainment, extern representation`,
  'Försäkring och risk': `
    försäkring, försäkringar, företagsförsäkring, ansvarsförsäkring, försäkringspremie, premie,
    självrisk, larm, bevakning, väktare, kundförlust, kundförluster, befarade kundförluster,
    konstaterade kundförluster, skadestånd, garantikostnad, garantikostnader, inkasso,
    kreditupplysning, kreditupplysningar, insurance`,
  'Redovisning och konsulter': `
    redovisning, redovisningstjänster, bokföring, bokslut, årsredovisning, revision, revisor,
    revisionsarvode, konsult, konsulter, konsultarvode, konsultarvoden, konsulttjänst,
    konsulttjänster, advokat, advokatarvode, jurist, juridik, juridisk rådgivning, rådgivning,
    lönekörning, lönehantering, löneadministration, accounting, audit, consulting, consultant,
    legal, översättning, arkitekt, redovisningsbyrå, revisionsbyrå, advokatbyrå`,
  'Bank och betalningar': `
    bankavgift, bankavgifter, bankkostnad, bankkostnader, kortavgift, kortavgifter,
    kortinlösen, kontokortsavgifter, betalningsavgift, transaktionsavgift,
    transaktionsavgifter, bankgiroavgift, årsavgift kort, plusgiroavgift, valutaväxlingsavgift,
    valutapåslag, swishavgift, bank, bank fees, bank charges, factoring, factoringavgift`,
  'Varor och material': `
    varor, varuinköp, inköp, inköp av varor, råvaror, råvara, material, materialinköp,
    byggmaterial, handelsvaror, livsmedel, varukostnad, halvfabrikat, virke, inköp varor,
    goods, materials, inventory, cogs, drycker, blommor`,
  Underentreprenörer: `
    underentreprenör, underentreprenörer, underentreprenad, ue, legoarbete, legoarbeten,
    entreprenad, subcontractor, subcontractors`,
  'Inhyrd personal': `
    inhyrd personal, bemanning, inhyrning, bemanningsföretag, temporary staff, egenanställning`,
  Personal: `
    lön, löner, löneutbetalning, nettolön, bruttolön, timlön, semesterlön, semesterlöneskuld,
    sjuklön, arbetsgivaravgift, arbetsgivaravgifter, sociala avgifter, pension, pensioner,
    pensionspremie, tjänstepension, friskvård, friskvårdsbidrag, företagshälsovård, utbildning,
    kurs, kurser, personal, personalkostnad, personalkostnader, personalfest, traktamente,
    traktamenten, milersättning, bilersättning, lunchförmån, rekrytering, salary, salaries,
    payroll, wages, training, bonus, semesterersättning, särskild löneskatt`,
  'Avgifter och medlemskap': `
    medlemsavgift, medlemsavgifter, medlemskap, föreningsavgift, föreningsavgifter,
    branschförening, licensavgift, licensavgifter, licens, licenser, royalty, royalties,
    serviceavgift, tidning, tidningar, tidskrift, tidskrifter, facklitteratur, litteratur,
    prenumeration, prenumerationer, tillsynsavgift, tillstånd, franchiseavgift, franchise,
    membership, subscription, subscriptions`,
  Avskrivningar: `
    avskrivning, avskrivningar, nedskrivning, nedskrivningar, depreciation, amortization`,
  'Räntor och finansiella kostnader': `
    ränta, räntor, räntekostnad, räntekostnader, dröjsmålsränta, låneränta, interest,
    uppläggningsavgift lån, kreditavgift, limitavgift, checkräkningskredit`,
  'Skatter och myndigheter': `
    skatt, skatter, preliminärskatt, f-skatt, skattekonto, moms, momsinbetalning, vat, tax,
    taxes, förseningsavgift, skattetillägg, bolagsskatt, registreringsavgift`,
  'Övriga rörelsekostnader': `
    kursförlust, kursförluster, kursdifferens, kursdifferenser, valutakursförlust,
    öresavrundning, öresutjämning, avrundning, realisationsförlust`,
};

/** Words that say how an amount is written rather than what it is for, unless they stand alone. */
export const SAYS_NOTHING_BESIDE_OTHERS = 'moms, vat, tax, bank, premie, kontor, inköp';

/** Words that in a supplier's name say too little of what is bought: `Cycling Supplies`, `Personal Fitness`. */
export const TOO_LOOSE_FOR_NAMES = `
  supplies, training, bonus, goods, materials, material, inventory, interest, rent, energy, computer, cloud, fuel,
  personal, paket, licens, brev, insurance, travel, software, marketing, legal, consulting, office supplies,
  maintenance, drycker, verktyg, möbler, transport, logistik, internet, mobil, tele, växel, skylt`;
