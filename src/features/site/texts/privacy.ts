import { retention } from '#contract/retention.ts';
import { brand } from '../../../brand.ts';
import type { DocumentSection } from './document.ts';

const { claims, name, supportEmail } = brand;
const { encryption } = claims;

export const privacyTexts = {
  title: 'Integritetspolicy',
  metaDescription: `Vilka uppgifter ${name} sparar, varför, hur länge och vilka rättigheter du har.`,
  intro:
    'Du laddar upp siffror som få utanför företaget har sett. Här står vad vi sparar, varför, hur länge och vem som kan se det.',
  short: {
    title: 'I korthet',
    points: [
      'Vi säljer aldrig dina uppgifter.',
      'Analyserna räknas och skrivs på våra egna servrar.',
      'Filerna krypteras innan de sparas och ligger kvar tills du tar bort dem.',
      'Besöksstatistik laddas bara om du säger ja.',
    ],
  },
} as const;

export const privacySections: readonly DocumentSection[] = [
  {
    id: 'ansvar',
    title: 'Vem som ansvarar',
    body: [
      `${name} är personuppgiftsansvarig för uppgifter om dig som har ett konto, skriver till oss eller besöker webbplatsen.`,
      'För personuppgifter som finns i filer du laddar upp, till exempel namn på dina kunder, är du ansvarig och vi ditt personuppgiftsbiträde. Vad som då gäller står i användarvillkoren under Ditt material och personuppgifter.',
    ],
  },
  {
    id: 'uppgifter',
    title: 'Uppgifter vi samlar in',
    body: [
      [
        'Konto: namn, e-postadress, företagsnamn, organisationsnummer (enskild firma: personnummer) och lösenord. Lösenordet sparas bara som ett kontrollvärde (argon2id) som inte går att räkna tillbaka.',
        'Företagsprofil: det du själv fyller i eller hämtar, till exempel bransch, ort, antal anställda och omsättning.',
        'Filer: originalet, tabellen som lästs ur det och hur kolumnerna tolkades.',
        'Svar och resultat: dina svar i guiderna, analyser, handlingsplaner och chattmeddelanden.',
        'Plan och betalningar: vilken plan du har, när perioden går ut och underlag för bokföringen. Kortnummer når aldrig våra servrar.',
        'Meddelanden: det du skriver i kontaktformuläret eller som återkoppling i tjänsten.',
        'Säkerhetshändelser: till exempel inloggningar, uppladdningar och borttagningar, med tid och IP-adress.',
      ],
      'Driftloggen innehåller varken namn, e-postadresser, IP-adresser eller innehåll ur dina filer. Andras personnummer behöver tjänsten aldrig; finns de i en fil är det bäst att ta bort kolumnen före uppladdning.',
    ],
  },
  {
    id: 'anvandning',
    title: 'Så använder vi uppgifterna',
    body: [
      [
        'Leverera tjänsten: läsa filer, räkna, skriva analyser, visa dem och svara på frågor. Rättslig grund: avtalet med dig.',
        'Ta betalt och bokföra: kvitton, fakturor och underlag. Rättslig grund: avtalet och bokföringslagen.',
        'Skydda konton: stoppa gissade lösenord och kunna utreda intrång. Rättslig grund: berättigat intresse av en säker tjänst.',
        'Svara dig och förbättra tjänsten: utifrån det du skriver till oss och den återkoppling du lämnar. Rättslig grund: berättigat intresse.',
        'Räkna besök: bara om du accepterar. Rättslig grund: samtycke.',
      ],
      'Vi fattar inga automatiska beslut om dig som har rättsliga följder, och vi tränar inga språkmodeller på ditt material.',
    ],
  },
  {
    id: 'delning',
    title: 'Delning',
    body: [
      'Det du själv delar med en länk till en rapport ser den som har länken, tills den går ut eller du återkallar den. Lägger du till någon i ett utskick mejlar vi dem först för att fråga, och skickar rapporterna bara till den som har sagt ja. Den som har sagt ja kan sluta när som helst.',
      'Vi säljer aldrig dina uppgifter. De delas bara med dem som behövs för att tjänsten ska fungera, och bara för det:',
      [
        `Driftleverantör: servrar och säkerhetskopior ${claims.storage}.`,
        'E-postleverantör: för att skicka bekräftelser och återställningslänkar.',
        'Stripe: kortbetalningar. Du lämnar kortuppgifterna direkt till Stripe.',
        'Företagsregister: när du väljer Sök företag används organisationsnumret eller företagsnamnet för uppslaget.',
        'Plausible: besöksstatistik inom EU, bara om du har accepterat det.',
        'Myndigheter: när lagen kräver det.',
      ],
      'Ingen utomstående språkmodell är inkopplad: analyserna räknas och skrivs av vår egen kod. Ansluter vi en sådan namnger vi leverantören här först. Säger du ja till det får den de uträknade nyckeltal som texten ska handla om, namnen på det de gäller, dina svar och det du frågar i AI-chatten, aldrig dina filer. Personnummer, personers namn, e-post, telefon och kontonummer ersätts först, så långt de går att känna igen.',
    ],
  },
  {
    id: 'lagring',
    title: 'Lagring och säkerhet',
    body: [
      `Uppgifterna lagras ${claims.storage}. Filer och tabeller krypteras med ${encryption.stored} innan de når databasen, bundna till ditt konto. Filnamn, kolumnrubriker med några exempelvärden, svar och analyser sparas i databasen utan det extra lagret. Trafiken till och från tjänsten krypteras med ${encryption.sent}, och kontot kan skyddas med ${claims.secondFactor}.`,
      'En inloggning upphör efter 7 dagar utan användning och alltid efter 30 dagar. Av din inloggningsnyckel sparar vi bara ett kontrollvärde, med webbläsare och system (till exempel Firefox på Windows), så att du kan se var du är inloggad.',
      'Så länge sparas uppgifterna:',
      Object.values(retention).map(({ what, howLong }) => `${what}: ${howLong}.`),
      'Det du tar bort försvinner direkt ur tjänsten. Tar du bort kontot går allt som hör till det på en gång, utom det som står ovan att vi måste eller behöver ha kvar en tid: underlag för bokföringen, säkerhetshändelser, räknare, mejl på väg och säkerhetskopior.',
    ],
  },
  {
    id: 'rattigheter',
    title: 'Dina rättigheter enligt GDPR',
    body: [
      'Du har rätt att',
      [
        'få veta vilka uppgifter vi har om dig och få en kopia av dem',
        'rätta det som är fel; det mesta ändrar du själv i inställningarna',
        'få uppgifter raderade när de inte längre behövs eller när du avslutar kontot',
        'få ut det du har lämnat till oss i ett format som andra program kan läsa',
        'begränsa behandlingen, eller invända mot den när den bygger på berättigat intresse',
        'ta tillbaka ett samtycke; det som gjorts innan påverkas inte.',
      ],
      `I inställningarna, under Data & integritet, hämtar du en kopia av allt vi har sparat om dig, ser vad du har godkänt och tar bort kontot. För annat: mejla ${supportEmail} så svarar vi senast inom en månad. Är du inte nöjd kan du klaga hos Integritetsskyddsmyndigheten (IMY), www.imy.se.`,
    ],
  },
  {
    id: 'kakor',
    title: 'Kakor och lokal lagring',
    body: [
      'Vi sätter en egen kaka, när du skapar kontot eller loggar in. Några saker sparas också i webbläsarens lokala lagring för att tjänsten ska fungera. Inget av det skickas till någon annan.',
      {
        caption: 'Det som sparas i din webbläsare',
        rows: [
          {
            name: 'ks-device (kaka)',
            use: 'visar vid inloggning att du har loggat in här förut, så att den som gissar ditt lösenord inte låser dig ute',
            retention: 'ett år efter senaste inloggningen',
          },
          { name: 'authToken', use: 'håller dig inloggad', retention: 'tills du loggar ut' },
          { name: 'user', use: 'visar namn och företag direkt', retention: 'tills du loggar ut' },
          {
            name: 'draft/…',
            use: 'behåller svar och frågor som du inte har sparat eller skickat än',
            retention: 'tills de sparas eller skickas, eller du loggar ut',
          },
          {
            name: 'contactDraft',
            use: 'behåller i fliken ett meddelande som du inte har skickat',
            retention: 'tills det är skickat eller fliken stängs',
          },
          {
            name: 'offline-worker.js (skript)',
            use: 'visar vår egen sida när det inte finns någon anslutning; sparar inget av det du ser eller skriver',
            retention: 'tills du rensar webbläsaren',
          },
          {
            name: 'theme',
            use: 'minns ljust eller mörkt läge',
            retention: 'tills du rensar webbläsaren',
          },
          {
            name: 'single-keys',
            use: 'minns att du har stängt av tangenter som trycks en i taget',
            retention: 'tills du sätter på dem eller rensar webbläsaren',
          },
          {
            name: 'cookie-consent',
            use: 'minns ditt val om kakor',
            retention: 'tills du ändrar det eller rensar webbläsaren',
          },
          {
            name: 'pendingSignup',
            use: 'behåller i fliken det du har fyllt i vid registreringen, medan du väljer plan',
            retention: 'tills kontot är skapat, högst 30 minuter',
          },
          {
            name: 'purchaseClaim',
            use: 'öppnar i fliken det konto som skapas när du betalar för Pro',
            retention: 'tills kontot är öppnat eller fliken stängs',
          },
        ],
      },
      'Besöksstatistiken sätter inga kakor och sparar inget i din webbläsare. Den skickas först när du har accepterat: vilken av våra sidor du öppnade, vilken webbplats du kom ifrån och vilket val du gjorde; som vid alla anrop syns då också din IP-adress. Att avböja är lika enkelt, och att stänga rutan räknas som att avböja. Du ändrar ditt val när du vill med Cookies längst ned på sidan.',
    ],
  },
  {
    id: 'kontakt',
    title: 'Kontakt och ändringar',
    body: [
      `Frågor om personuppgifter skickar du till ${supportEmail}. Vi svarar inom ${claims.replyHours} timmar.`,
      `Ändrar vi policyn uppdaterar vi datumet överst. Väsentliga ändringar meddelar vi via e-post minst ${claims.noticeDays} dagar i förväg.`,
    ],
  },
];
