import { VAT_PERCENT } from '#contract/vat.ts';
import { formatMoney } from '#engine/text/format.ts';
import { entitlements } from '#features/billing/entitlements.ts';
import { priceWithVat } from '#features/billing/model.ts';
import { plans } from '#features/billing/plans.ts';
import { brand } from '../../../brand.ts';

const { claims, name, supportEmail } = brand;
const { encryption } = claims;

/** A question with its answer: paragraphs, and lists of points. */
export interface HelpQuestion {
  /** The anchor. Other sites link to it, so it must not change. */
  id: string;
  question: string;
  answer: readonly (string | readonly string[])[];
}

export interface HelpCategory {
  id: string;
  title: string;
  questions: readonly HelpQuestion[];
}

export const helpTexts = {
  title: 'Hjälpcenter',
  metaDescription: `Svar på frågor om ${name}: filer från Fortnox, Visma och Shopify, hur siffrorna räknas, säkerhet och fakturering.`,
  lead: 'Sök, eller öppna en fråga nedan.',
  search: 'Sök efter svar...',
  label: 'Sök bland frågor och svar',
  clear: 'Rensa sökningen',
  found: (count: number) => (count === 1 ? '1 svar hittades' : `${count} svar hittades`),
  count: (count: number) => (count === 1 ? '1 fråga' : `${count} frågor`),
  none: {
    title: 'Inga resultat hittades',
    text: 'Prova ett annat ord, eller skriv till oss så svarar en människa.',
    contact: 'Kontakta oss',
  },
  more: {
    title: 'Hittade du inte svaret?',
    text: `Skriv till oss så svarar vi inom ${claims.replyHours} timmar.`,
    contact: 'Till kontaktsidan',
  },
} as const;

export const helpCategories: readonly HelpCategory[] = [
  {
    id: 'kom-igang',
    title: 'Kom igång',
    questions: [
      {
        id: 'borja',
        question: 'Hur kommer jag igång?',
        answer: [
          'Skapa ett konto med namn, e-post, företag och organisationsnummer, och välj plan. Gratisplanen räcker för att prova och kräver inget kort.',
          'På översikten öppnar du Försäljning och laddar upp en fil. Du ser genast summan, månaderna och det största. Sedan svarar du på minst tre korta frågor, där det filen vet redan är ifyllt, och startar analysen.',
          'Vill du se ett resultat först öppnar du exempelbolaget från startsidan; det går utan konto. Med konto lägger Se med exempeldata in det bland dina egna, och det går att ta bort med ett tryck.',
        ],
      },
      {
        id: 'filer',
        question: 'Vilka filer kan jag ladda upp?',
        answer: [
          `Tjänsten tar emot ${claims.uploads.slice(0, -1).join(', ')} och ${claims.uploads.at(-1)}, högst 10 MB per fil. Vad som passar beror på guiden:`,
          [
            'Försäljning: CSV eller Excel (xlsx, xls).',
            'Kostnader: CSV, Excel, text, JSON, PDF eller bokföringen som SIE\u2011fil.',
            'Kalkylblad från LibreOffice (ods) går bra i båda, liksom de webbsidor och XML-filer som en del program kallar Excel (xls).',
            'PDF: går bra om den har en tabell med text och inte är inskannad. Finns samma siffror som CSV eller Excel, välj den filen.',
          ],
          'Filen behöver inte städas. Semikolon eller komma, decimalkomma, belopp med kr, rubrikrader och summarader går bra som de är.',
        ],
      },
      {
        id: 'filens-innehall',
        question: 'Vad behöver en försäljningsfil innehålla?',
        answer: [
          'Datum och belopp (eller antal och pris), med en rad per försäljning, dag eller månad. Med produktnamn ser du dessutom vad som bär försäljningen.',
          'Inköpskostnad, kund, kanal, varugrupp, rabatt och ordernummer är frivilliga men gör analysen bättre: utan inköpskostnad går det till exempel inte att räkna täckningsgrad, och då står det så.',
        ],
      },
      {
        id: 'fortnox',
        question: 'Hur exporterar jag från Fortnox?',
        answer: [
          'Öppna Rapporter och välj en rapport över försäljningen under Fakturering, till exempel Artikelstatistik. Välj period, gärna två år, och ta ut den som text (TXT), som kan öppnas och sparas i Excel.',
          'Den avancerade artikelstatistiken kan även ta med täckningsbidrag. Vilka rapporter du ser beror på vilka program du har hos Fortnox.',
        ],
      },
      {
        id: 'visma',
        question: 'Hur exporterar jag från Visma eEkonomi (Spiris)?',
        answer: [
          'Leta upp listan över kundfakturor eller en försäljningsrapport, välj period och exportera till Excel eller CSV. En rapport per artikel eller fakturarad ger mer än en lista med fakturasummor, eftersom produkterna då syns.',
          'Spara filen och ladda upp den utan ändringar. Stämmer inte kolumnerna med vad vi gissat rättar du det i förhandsvisningen.',
        ],
      },
      {
        id: 'bokio',
        question: 'Hur exporterar jag från Bokio?',
        answer: [
          'Öppna fakturorna, välj period och exportera listan till Excel eller CSV. Kan du inte exportera i din plan går det att markera tabellen, klistra in den i Excel och spara som xlsx.',
          'En SIE\u2011fil innehåller bokföringen på kontonivå, inte produkter och kunder, och passar därför bättre för kostnadsanalysen än för försäljningsanalysen.',
        ],
      },
      {
        id: 'sie',
        question: 'Hur tar jag ut en SIE\u2011fil ur bokföringen?',
        answer: [
          'De flesta bokföringsprogram har Exportera SIE, oftast under Import och export, Bokföring eller Inställningar. Välj räkenskapsår och typ 4: den har med verifikationerna. Typ 1, 2 och 3 har bara saldon och ger därför färre svar.',
          'Ladda upp filen i kostnadsanalysen. Kommer du inte åt exporten kan den som sköter bokföringen skicka filen till dig.',
        ],
      },
      {
        id: 'shopify',
        question: 'Hur exporterar jag från Shopify?',
        answer: [
          'Gå till Ordrar i Shopifys admin, tryck på Exportera, välj datum och Exportera ordrar som CSV. Är det fler än 50 ordrar kommer filen med e-post.',
          'I filen står en order med flera varor på flera rader, där summan bara finns på den första. Det känner vi igen; inget räknas dubbelt.',
        ],
      },
      {
        id: 'woocommerce',
        question: 'Hur exporterar jag från WooCommerce?',
        answer: [
          'Öppna Analys i WordPress-menyn, välj Beställningar eller Produkter, ställ in datumintervall och tryck på Ladda ner. Beställningar visar utvecklingen över tid, Produkter vad som säljer.',
          'Har du ett tillägg för export, välj en rad per vara med datum, produkt, antal och radsumma. Det ger den bästa analysen.',
        ],
      },
      {
        id: 'excel',
        question: 'Kan jag använda ett eget Excel-ark?',
        answer: [
          'Ja. Lägg en rubrikrad överst och en försäljning, dag eller månad per rad. Sammanslagna celler, titelrader och summor längst ner hanteras, och har arbetsboken flera blad väljer du vilket som gäller.',
          'Även ett ark med månader som kolumner går bra: det vänds till rader när det läses.',
        ],
      },
    ],
  },
  {
    id: 'funktioner',
    title: 'Funktioner',
    questions: [
      {
        id: 'spara-siffror',
        question: 'Hur vet jag att siffrorna stämmer?',
        answer: [
          'Tryck på en siffra i resultatet så öppnas dess kvitto: fil, kolumner, urval, antal rader och formel. Därifrån kan du visa raderna bakom och räkna om siffran i Excel.',
          'Siffrorna räknas av kod med exakta belopp. Texten får aldrig hitta på tal: en mening med en siffra som saknar kvitto visas inte.',
        ],
      },
      {
        id: 'okant',
        question: 'Varför står det att något inte går att räkna ut?',
        answer: [
          'Därför att uppgiften saknas i filen, och då vill vi hellre säga det än gissa. Resultatet talar om vilken kolumn eller period som behövs. Lägg till den i filen och ladda upp igen.',
        ],
      },
      {
        id: 'hoppade-rader',
        question: 'Vad händer med rader som inte går att läsa?',
        answer: [
          'De räknas inte med, och du ser vilka de är: rad, kolumn, vad som förväntades och vad som stod där. Summarader och upprepade rubriker känns igen och hålls utanför, så att inget räknas två gånger.',
        ],
      },
      {
        id: 'tid',
        question: 'Hur lång tid tar en analys?',
        answer: [
          `Räkna med ${claims.analysisMinutes.usual} minuter, upp till ${claims.analysisMinutes.most} för komplexa underlag. Oftast är den klar på några sekunder. Du kan stänga fliken under tiden; analysen fortsätter och ligger klar när du kommer tillbaka.`,
        ],
      },
      {
        id: 'kostnadsanalys',
        question: 'Vad visar kostnadsanalysen?',
        answer: [
          'Du laddar upp en kostnadsfil, till exempel bokföringen som SIE\u2011fil, en leverantörsreskontra eller ett kontoutdrag, och svarar på fem frågor om fasta kostnader, abonnemang och avdelningar. Resultatet visar de stora kostnadsområdena, var det går att spara och råd för varje avdelning.',
        ],
      },
      {
        id: 'handlingsplan',
        question: 'Hur fungerar handlingsplanen?',
        answer: [
          'Du skriver vilka mål du har och får en plan med åtgärder på kort och lång sikt, i prioriteringsordning. Planen utgår från dina egna analyser, så kör gärna försäljnings- och kostnadsanalysen först. Handlingsplanen ingår i Pro.',
        ],
      },
      {
        id: 'chatt',
        question: 'Vad kan jag fråga AI-konsulten om?',
        answer: [
          'Om ditt företags siffror: vad ni har sålt eller betalat, per produkt, kund, leverantör och period; vad som har ändrats; nyckeltal, kassaflöde, lönsamhet och vilka kostnader som är värda att se över. Svaren räknas ur dina filer, varje siffra går att öppna, och det som filerna inte säger svarar den inte på. Svaren skrivs av regler. Har du låtit en språkmodell skriva står det under svaret, och varje mening har då kontrollerats mot siffrorna innan den visas. AI-chatten ingår i Pro.',
          'Svaren är beslutsstöd, inte professionell finansiell rådgivning. Tala med din revisor eller redovisningskonsult före större beslut.',
        ],
      },
      {
        id: 'bransch',
        question: 'Hur jämförs jag med branschen?',
        answer: [
          'Jämförelsen utgår från din SNI-kod, den bransch som företaget är registrerat i. Gratisplanen har en grundläggande jämförelse och Pro en fullständig. Saknas underlag för din bransch eller storlek står det så; inga värden uppskattas för att fylla luckor.',
        ],
      },
      {
        id: 'exportera',
        question: 'Kan jag exportera en analys?',
        answer: [
          `Ja, som ${claims.export}, till exempel för att skicka till styrelsen, banken eller din redovisningskonsult. Tryck på Ladda ned PDF på resultatet, på telefonen bara PDF. Sist i rapporten står hur varje siffra räknades. Med Pro finns den under Fler val också som Excel, där effekten räknas om när du ändrar ett antagande, och som PowerPoint med diagram som går att ändra och underlaget i anteckningarna. Resultatsidan går också att skriva ut direkt från webbläsaren.`,
          'Med Pro har rapporten din egen logotyp, färg och sidfot. Välj dem under Inställningar, Rapporternas utseende.',
          'Med Pro kan du också dela rapporten med en länk, så att banken eller revisorn läser den utan konto. Du väljer hur länge länken gäller, om den har ett lösenord och om raderna ur filen ska synas, ser hur ofta den har öppnats och återkallar den när du vill. Den som har länken, och lösenordet om du har satt ett, kan läsa rapporten: skicka den bara till den som ska se den.',
          'Den som får rapporten som PDF kan se att den är oändrad. Sist i den står en kod som leder till sidan där filen kontrolleras; den behöver inget konto, och filen lämnar inte datorn.',
          'Ska någon få rapporterna regelbundet ordnar du ett utskick under Inställningar, med Pro: varje vecka eller månad mejlas nyckeltalen ur de analyser som är nya, med rapporten som länk eller PDF. Ingen får något utan att först ha sagt ja, varje mejl har en länk för att sluta, och är inget nytt skickas inget.',
        ],
      },
    ],
  },
  {
    id: 'sakerhet',
    title: 'Säkerhet & Integritet',
    questions: [
      {
        id: 'vem-ser',
        question: 'Vem kan se mina siffror?',
        answer: [
          'Du, och den du själv skickar en rapport eller en länk till en. Med koden i en rapport som PDF går det att se vad som står på dess första sida. Varje fil och analys hör till ditt konto, och servern kontrollerar det vid varje anrop. Våra administratörer kan se kontouppgifter, filnamn och att en analys finns, för att kunna hjälpa till.',
          'Vi säljer aldrig uppgifter och använder dem inte för att träna språkmodeller.',
        ],
      },
      {
        id: 'kryptering',
        question: 'Hur skyddas mina filer?',
        answer: [
          `Filerna krypteras med ${encryption.stored} innan de sparas, och trafiken med ${encryption.sent}. Allt lagras ${claims.storage}. Lösenordet sparas bara som ett kontrollvärde som inte går att räkna tillbaka.`,
        ],
      },
      {
        id: 'sprakmodell',
        question: 'Skickas mina siffror till en AI-tjänst?',
        answer: [
          'Inte om du inte själv säger ja. Analyserna räknas och skrivs av vår egen kod på våra egna servrar. Skulle vi koppla in en utomstående språkmodell namnger vi den i integritetspolicyn först. Säger du ja under Inställningar får den uträknade nyckeltal, namnen på det de gäller, dina svar och det du frågar i AI-chatten, aldrig dina filer, och du ser ord för ord vad som skickas.',
        ],
      },
      {
        id: 'tvafaktor',
        question: 'Kan jag använda tvåfaktorsautentisering?',
        answer: [
          'Ja, du slår på det under Säkerhet i inställningarna. Då behövs, utöver lösenordet, en kod från en app i telefonen eller en passnyckel vid inloggning. Med en passnyckel kan du också logga in utan lösenord. Spara reservkoderna på ett säkert ställe.',
        ],
      },
      {
        id: 'ta-bort-fil',
        question: 'Vad händer när jag tar bort en fil?',
        answer: [
          'Originalet och tabellen som lästs ur det raderas. Analyser som redan är gjorda finns kvar, men raderna bakom siffrorna går inte längre att visa.',
        ],
      },
      {
        id: 'radera-konto',
        question: 'Hur raderar jag kontot eller får ut mina uppgifter?',
        answer: [
          'I Inställningar, under Data & integritet. Skapa kopia ger en ZIP med dina filer, varje analys som en sida och allt annat som JSON. Ta bort kontot raderar allt på en gång; underlag för bokföringen måste vi enligt lag spara i sju år.',
        ],
      },
      {
        id: 'kakor',
        question: 'Använder ni kakor?',
        answer: [
          'Inga egna. Inloggning, tema och osparade svar ligger i webbläsarens lokala lagring. Besöksstatistik laddas bara om du accepterar, och tjänsten fungerar lika bra om du avböjer.',
        ],
      },
    ],
  },
  {
    id: 'fakturering',
    title: 'Fakturering',
    questions: [
      {
        id: 'planer',
        question: 'Vad kostar det?',
        answer: [
          `Gratisplanen kostar ${formatMoney(0)} och rymmer upp till ${entitlements.free.files} filer och ${entitlements.free.analysesPerMonth} analys i månaden. Pro kostar ${formatMoney(plans.pro.monthly)} per månad eller ${formatMoney(plans.pro.yearly)} per år exklusive moms (${priceWithVat(plans.pro.monthly)} och ${priceWithVat(plans.pro.yearly)} inklusive moms), med obegränsade analyser och uppladdningar.`,
          `Första gången företaget väljer Pro är de första ${claims.trialDays} dagarna gratis. Säger du upp under dem betalar du inget, och vi påminner tre dagar innan de är slut.`,
        ],
      },
      {
        id: 'moms',
        question: 'Ingår moms i priset?',
        answer: [
          `Nej, priserna anges exklusive moms. Med ${VAT_PERCENT} procents moms blir Pro ${priceWithVat(plans.pro.monthly)} per månad eller ${priceWithVat(plans.pro.yearly)} per år. Momsen står på kvittot eller fakturan.`,
        ],
      },
      {
        id: 'betalsatt',
        question: 'Hur kan jag betala?',
        answer: [
          `Med kort eller via bankgiro. Företag kan välja faktura med ${claims.invoiceDays} dagars betalningstid när de beställer Pro. Månadsplaner betalas i förskott, årsplaner ett år i taget.`,
        ],
      },
      {
        id: 'saga-upp',
        question: 'Hur säger jag upp Pro?',
        answer: [
          'Öppna Inställningar och Prenumeration & Fakturering och säg upp. Du har kvar Pro till periodens slut och går sedan över till gratisplanen. Det finns ingen bindningstid; tid som redan är betald återbetalas inte.',
        ],
      },
      {
        id: 'efter-uppsagning',
        question: 'Vad händer med mitt material om jag går ner till gratisplanen?',
        answer: [
          `Filer och analyser finns kvar. Nya filer och analyser följer gratisplanens gränser: ${entitlements.free.files} filer och ${entitlements.free.analysesPerMonth} analys i månaden.`,
        ],
      },
      {
        id: 'misslyckad-betalning',
        question: 'Vad händer om en betalning misslyckas?',
        answer: [
          'Vi mejlar så att du hinner rätta till det, till exempel genom att byta kort under Prenumeration & Fakturering. Förblir betalningen obetald kan de betalda delarna stängas av tills den har kommit in. Ditt material finns kvar.',
        ],
      },
      {
        id: 'angerratt',
        question: 'Har jag ångerrätt?',
        answer: [
          `Ja, ${claims.withdrawalDays} dagar från köpet, utan skäl. Öppna Inställningar och Prenumeration & Fakturering och välj Ångra avtalet här, eller mejla ${supportEmail}. Pro slutar genast och allt du har betalat för köpet går tillbaka.`,
        ],
      },
    ],
  },
];
