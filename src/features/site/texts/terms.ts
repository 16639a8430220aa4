import { fairUse, stored } from '#contract/limits.ts';
import { VAT_PERCENT } from '#contract/vat.ts';
import { formatCount, formatMoney } from '#engine/text/format.ts';
import { priceWithVat } from '#features/billing/model.ts';
import { plans } from '#features/billing/plans.ts';
import { brand } from '../../../brand.ts';
import type { DocumentSection } from './document.ts';

const { claims, name, supportEmail, legalEmail } = brand;
const monthly = formatMoney(plans.pro.monthly);
const yearly = formatMoney(plans.pro.yearly);

export const termsTexts = {
  title: 'Användarvillkor',
  metaDescription: `Villkoren för ${name}: planer och priser, betalning, uppsägning, ångerrätt, ansvar och tvister.`,
  intro: `Det här är avtalet mellan dig och ${name}. Vi har försökt skriva det så att det går att läsa. Är något oklart, fråga oss på ${legalEmail} innan du skapar ett konto.`,
  home: 'Till startsidan',
  login: 'Logga in',
  signup: 'Skapa konto',
  legal: { title: 'Frågor om villkoren', text: `Mejla juridiska frågor till ${legalEmail}.` },
  withdraw: {
    label: 'Ångra avtalet via e-post',
    subject: 'Jag ångrar mitt avtal',
    body: `Jag vill använda min ångerrätt för avtalet om ${name}.\n\nNamn:\nE-postadress för kontot:\nDatum då avtalet ingicks:\n`,
  },
} as const;

export const termsSections: readonly DocumentSection[] = [
  {
    id: 'avtalet',
    title: 'Avtalet och vilka det gäller',
    body: [
      `Villkoren gäller när du använder ${name} (”tjänsten”). Du godkänner dem när du skapar ett konto. Skapar du kontot för ett företag ingår du avtalet för företagets räkning och intygar att du får göra det.`,
      `Du behöver ha fyllt ${claims.minimumAge} år eller företräda ett företag. Ett konto hör till en person; låt inte andra använda det.`,
      'Med konsument menas i villkoren en privatperson som använder tjänsten huvudsakligen utanför näringsverksamhet. Tvingande regler till konsumenters skydd går alltid före det som står här.',
    ],
  },
  {
    id: 'konto',
    title: 'Konto och säkerhet',
    body: [
      'Uppgifterna du lämnar ska vara riktiga, och du håller dem aktuella. Lösenordet ska ha minst 8 tecken och hållas hemligt.',
      `Misstänker du att någon annan har kommit åt kontot: byt lösenord och mejla ${supportEmail} så snart du kan. Du kan skydda kontot ytterligare med ${claims.secondFactor}.`,
      'Du får inte',
      [
        'ladda upp material som du saknar rätt att använda, eller som innehåller skadlig kod',
        'försöka komma åt andras uppgifter, kringgå planens gränser eller störa tjänsten',
        'sälja tjänsten vidare utan vårt skriftliga godkännande.',
      ],
    ],
  },
  {
    id: 'analyser',
    title: 'Tjänsten och analyserna',
    body: [
      'Tjänsten läser filer som du laddar upp, räknar fram nyckeltal ur dem och skriver analyser, handlingsplaner och svar på frågor. Underlaget kan vara PDF, CSV, Excel eller text, och analyser kan exporteras som PDF. Vad som ingår beror på planen.',
      `En analys tar oftast ${claims.analysisMinutes.usual} minuter, upp till ${claims.analysisMinutes.most} för komplexa underlag. Tiderna är riktvärden.`,
      'AI-genererade analyser och råd är beslutsstöd. De är inte professionell finansiell rådgivning och ersätter inte revisor, redovisningskonsult, jurist eller annan sakkunnig. Resultatet blir aldrig bättre än underlaget: kontrollera siffrorna innan du fattar beslut med betydande följder. Besluten, och det de leder till, ansvarar du för.',
    ],
  },
  {
    id: 'priser',
    title: 'Planer, priser och provperiod',
    body: [
      `Gratisplanen kostar ${formatMoney(0)}. Pro kostar ${monthly} per månad eller ${yearly} per år. Alla priser är exklusive moms; med ${VAT_PERCENT} procents moms kostar Pro ${priceWithVat(plans.pro.monthly)} per månad eller ${priceWithVat(plans.pro.yearly)} per år.`,
      `Obegränsat i Pro betyder så mycket som ett företag skäligen behöver: upp till ${formatCount(fairUse.analyses)} analyser i en kalendermånad, ${formatCount(stored.files)} sparade filer och ${formatCount(stored.fileBytes / 1e6)} MB. Ingen betalar mer för att gränsen nås; tjänsten säger till, och behöver ni mer löser vi det tillsammans.`,
      `Första gången ett företag väljer Pro är de första ${claims.trialDays} dagarna gratis. Inget debiteras förrän du har valt Pro; säger du upp under provperioden betalar du inget, och vi påminner dig tre dagar innan den slutar och första perioden betalas.`,
      `Höjer vi ett pris meddelar vi det minst ${claims.noticeDays} dagar i förväg. Det nya priset gäller från nästa betalningsperiod, och du kan säga upp planen innan dess.`,
    ],
  },
  {
    id: 'betalning',
    title: 'Betalning och fakturering',
    body: [
      'Månadsplaner betalas i förskott för varje månad. Årsplaner har rabatt och betalas för ett år i taget.',
      `Du betalar med kort eller via bankgiro. Företag kan välja faktura med ${claims.invoiceDays} dagars betalningstid när de beställer.`,
      'Kan en betalning inte genomföras meddelar vi dig, så att du hinner rätta till det. Förblir betalningen obetald får vi stänga av kontots betalda delar tills den har kommit in. Ditt material finns kvar under tiden.',
    ],
  },
  {
    id: 'uppsagning',
    title: 'Uppsägning och ångerrätt',
    body: [
      'Det finns ingen bindningstid. Du säger upp planen i kontoinställningarna. Uppsägningen börjar gälla vid nästa betalningsperiod; till dess har du kvar allt som ingår. Tid som redan är betald återbetalas inte.',
      `Vi får säga upp avtalet med ${claims.noticeDays} dagars varsel om du bryter mot villkoren. Är avtalsbrottet allvarligt, till exempel ett försök att komma åt andras uppgifter, får vi säga upp det med omedelbar verkan.`,
      `Är du konsument har du ${claims.withdrawalDays} dagars ångerrätt från den dag avtalet ingicks, och vi ger företag samma rätt. Ångra avtalet i kontoinställningarna under Prenumeration & Fakturering, eller mejla ${supportEmail} och skriv att du ångrar dig; du behöver inte ange något skäl. Sist på sidan finns ett färdigt mejl, och Konsumentverkets ångerblankett går lika bra. Vi bekräftar med ett mejl och betalar tillbaka allt du har betalat för köpet senast ${claims.withdrawalDays} dagar efter det.`,
    ],
  },
  {
    id: 'material',
    title: 'Ditt material och personuppgifter',
    body: [
      'Filer, svar och resultat är dina. Vi använder dem bara för att leverera tjänsten till dig; vi säljer dem aldrig och tränar inga språkmodeller på dem. Programvaran, texterna och varumärket är våra.',
      'Hur vi behandlar dina egna personuppgifter står i integritetspolicyn. Innehåller dina filer uppgifter om dina kunder eller anställda är du personuppgiftsansvarig för dem och vi ditt personuppgiftsbiträde. Då gäller att vi',
      [
        'behandlar uppgifterna bara för att leverera tjänsten, enligt dina instruktioner och så länge de finns i kontot',
        'håller dem hemliga och skyddar dem så som integritetspolicyn beskriver',
        'anlitar andra biträden bara om de är bundna av samma krav, och meddelar nya i förväg så att du kan invända',
        'hjälper dig när någon vill använda sina rättigheter, och meddelar dig utan dröjsmål om uppgifter har röjts',
        'raderar uppgifterna när du tar bort dem eller avslutar kontot, och visar på begäran att vi följer det här.',
      ],
    ],
  },
  {
    id: 'tillganglighet',
    title: 'Tillgänglighet och support',
    body: [
      `Målet är att tjänsten ska vara tillgänglig ${claims.availability} av tiden. Det är ett mål, ingen garanti: uppdateringar, fel och störningar hos leverantörer kan göra att tjänsten ligger nere.`,
      `Support ges via ${supportEmail}. Vi svarar inom ${claims.replyHours} timmar. Kunder med Pro har förtur.`,
    ],
  },
  {
    id: 'ansvar',
    title: 'Ansvar',
    body: [
      `Vårt sammanlagda ansvar är begränsat till vad du har betalat för tjänsten under de senaste ${claims.liabilityMonths} månaderna. Vi ansvarar inte för indirekta skador, till exempel utebliven vinst, eller för beslut som fattats utifrån en analys.`,
      'Begränsningen gäller inte skada som vi har orsakat med uppsåt eller genom grov vårdslöshet, och inte där lagen ger dig som konsument en längre gående rätt.',
      'Ingen av oss ansvarar för hinder utanför egen kontroll, till exempel omfattande elavbrott, krig eller myndighetsbeslut, så länge hindret varar.',
    ],
  },
  {
    id: 'tvister',
    title: 'Ändringar, lag och tvister',
    body: [
      `Väsentliga ändringar av villkoren meddelar vi via e-post minst ${claims.noticeDays} dagar innan de börjar gälla. Godtar du dem inte kan du säga upp avtalet dessförinnan.`,
      'Svensk lag gäller. Tala med oss först; det mesta går att lösa.',
      'Är du konsument kan du vända dig till Allmänna reklamationsnämnden (ARN), www.arn.se, eller till allmän domstol. Tvister med företag avgörs slutligt genom skiljedom enligt lagen (1999:116) om skiljeförfarande, i Sverige och på svenska.',
    ],
  },
];
