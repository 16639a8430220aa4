import { compounds, nameTest } from './words.ts';

/** Columns of few words that divide rows and say nothing of whether they count. Normalised. */

const people = `pl, projektledare, kundansvarig, saljare, seller, sales person, salesperson, handlaggare, ansvarig, kassor, expedit, personal, anstalld, medarbetare,
  konsult, forare, chauffor, tekniker, montor, frisor, stylist, behandlare, terapeut, instruktor, larare, tranare, ledare, agent, agare,
  user, anvandare, operator, referens, ref, er ref, var ref, initialer, sign, signatur, attestant, bestallare, innehavare, vem, who, utforare,
  ${compounds('attesterad, attesterat, godkand, godkant, skapad, skapat, registrerad, registrerat, bokford, bokfort, bestalld, bestallt, kontrollerad, utford, utlagd', 'av', [' '])}`;
const things = `enhet, unit, farg, color, colour, storlek, size, modell, model, marke, brand, material, variant, sort, kvalitet, klass, serie, ras, breed, djur, djurslag,
  maskin, terminal, kassa, register, bil, fordon, regnr, reg nr, bana, rum, bord, lokal, sal, box, plats, hylla, lager, station, anlaggning,
  gata, adress, ort, stad, land, lan, kommun, region, zon, distrikt, sprak, language, kon, gender, alder, omrade, avdelning, grupp, segment, bolag,
  foretag, skift, pass, veckodag, dag, vecka, manad, kvartal, ar, sasong, termin, tid, valuta, currency, bank, bransch, titel, roll, flik, blad, var, stalle, butik, torg, marknad, marknadsplats, destination, relation, stracka, rutt, route, linje,
  vara, varor, inkop, ravara, ravaror, artikel, produkt, ingrediens, andamal, syfte, arende, purpose, projekt, uppdrag, abonnemang, subscription, forp, forpackning, packning, forpackningsstorlek, pack size, akt, aktivitet, mp, kst, ks, objekt, dim, dimension`;
/** What was done: `Ombyggnad` among `Service` is as sold as it. What is none (`Offert`) has words of its own. */
const work = `jobb, arbete, arbetsmoment, moment, insats, atgard, tjanst, tjanster, ${compounds('typ av, slag av, sorts', 'jobb, arbete, uppdrag, besok, behandling, korning, transport', [' '])},
  ${compounds('jobb, arbets, uppdrags, besoks, behandlings, korslags, transport', 'typ, slag', ['', ' '])}`;
const conditions = `villkor, betalvillkor, betalningsvillkor, leveransvillkor, leveranssatt, fraktsatt, transportsatt, utskick, distribution, format,
  metod, prioritet, kod, code, prislista, rabattkod, discount code, coupon, coupon code, promo code, promotion code, voucher code, kupong, kupongkod, kampanjkod,
  coupon details, kupongtext, leverans, leveransform, fulfillment, fulfilment, fulfillment channel, fulfillment status, fulfilment status, delivery status, shipping status, leveransstatus, fraktstatus, kampanj, kampanjkod, campaign, ad set, ad group, annonsgrupp, skick, condition, betygsklass, momskod, momssats, mall, avtalstyp, avtalsform, kundtyp, kundgrupp, kundkategori,
  anteckning, anteckningar, meddelande, info, information, anm, anmarkning, notering, kommentar, not, note, notes, memo, remark, comment,
  ${compounds('terminal, kassa, register, device, enhets, store, butiks, location, maskin, stations, anlaggnings, user, anvandar', 'id', ['', ' '])},
  vader, vaderlek, weather, kalla, source, medium, kanal, device, enhetstyp, webblasare, browser, utm, newsletter, nyhetsbrev,
  online, natbokning, onlinebokning, webbokning, ${compounds('bokad, bokat, bestalld, bestallt, kopt, sald, salt', 'online, pa natet, pa webben, via webben, via app, i appen', [' '])},
  kvitto, kvitton, kvittostatus, receipt, receipts, receipt status, bilaga, bilagor, attachment, attachments`;
const deals = 'avtal, prenumeration, plan, paket, licens, version';
export const namesNeutralKinds = nameTest({
  whole: `${people}, ${things}, ${work}, ${conditions}, ${deals}`,
  ends: `nr, nummer, kod, grupp, namn, name, ort, land, plats, villkor, satt, ansvarig, person, enhet, adress, sida, klass, kategori, gata, avdelning, givare, tagare`,
  starts:
    'kund, customer, leverant, supplier, artikel, produkt, saljare, konto, rabatt, kampanj, moms, postn, sprak, marknad',
});

/** Columns that say what kind of work was done. */
export const namesWork = nameTest({ whole: work });

/** Columns that say who did it. */
export const namesWho = nameTest({ whole: people });

/** Columns that say who did it or was paid, or how and on what terms: never what was sold, nor to whom. */
export const namesWhoOrHow = nameTest({
  starts: 'leverant, supplier, vendor',
  whole: `${people}, ${conditions}`,
  ends: 'nr, nummer, kod, villkor, satt, ansvarig, person, adress, gata, avdelning, givare, tagare, intervall',
});

/** Columns that say at which of our own places, or with which of our things, something was used: never who was paid. */
export const namesOwnPlace = nameTest({
  whole: `anlaggning, anlaggningar, lokal, lokaler, fastighet, plats, lager, avdelning, enhet, objekt, bil, fordon,
    reg nr, regnr, maskin, rum, sal, adress, ort, stad, kommun, region, resa, stracka, rutt`,
});

const ownCompanies = `bolag, bolagsnamn, bolagskod, koncernbolag, dotterbolag, eget bolag, vart bolag, juridisk person,
    juridisk enhet, redovisningsenhet, legal entity, company code, foretagskod`;
/** Columns that say which company of several a row is of. */
export const namesOwnCompany = nameTest({ whole: ownCompanies });
/** The same where the other party has a column of its own: among sales it may be where the customer works. */
export const namesCompany = nameTest({ whole: `${ownCompanies}, foretag, foretagsnamn, company` });

/** Words of rows that name a unit, a place, a day, or how many. */
export const isNeutralWord = nameTest({
  whole: `st, styck, kg, h, tim, timme, timmar, dag, dagar, dygn, manad, ar, l, m, m2, m3, kvm, km, mil, paket, par, kolli, lada, sack, pall,
    webb, webben, web, webbutik, webshop, e handel, ehandel, online, natet, butik, butiken, cafe, torget, telefon, app,
    sek, eur, usd, nok, dkk, gbp, kr, sverige, norge, danmark, finland, tyskland, se, no, dk, fi, de, gb, us,
    privat, foretag, man, kvinna, barn, vuxen, ungdom, student, pensionar, ordinarie, liten, mellan, stor, small, medium, large`,
});
