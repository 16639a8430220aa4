import { area } from './area.ts';

/** Computers, software, telephones. */
export const technologyAreas = [
  area({
    name: 'IT och programvara',
    the: 'it-kostnaden',
    what: 'it och programvara',
    dearer:
      'Skilj på priset och antalet användare i fakturorna. Är det priset: begär det gamla eller se efter vad ett annat program kostar. Är det användarna: ta bort dem som inte arbetar kvar.',
    accounts: [
      [5250, 5259],
      [5420, 5429],
      [6540, 6549],
    ],
    traits: ['service'],
    words: `
      programvara, programvaror, mjukvara, licens it, programlicens, it, it-tjänst, it-tjänster,
      it-kostnad, it-kostnader, it-support, it-drift, dator, datorer, laptop, server, molntjänst,
      molntjänster, webbhotell, domän, domännamn, hosting, drift it, hemsida, webbplats, skärm,
      bildskärm, saas, it services, affärssystem, kassasystem, bokföringsprogram`,
    looseWords: 'software, computer, cloud',
    suppliers: `
      Microsoft, Adobe, Dropbox, Atlassian, GitHub, GitLab, JetBrains, Amazon Web Services, AWS,
      Google Workspace, Google Cloud, iCloud, OpenAI, ChatGPT, Anthropic, Figma, Trello, Asana,
      Monday.com, HubSpot, Salesforce, Pipedrive, Lime Technologies, Upsales, SuperOffice,
      Zendesk, Shopify, WooCommerce, Abicart, Quickbutik, Wix, Squarespace, WordPress, Automattic,
      Loopia, Binero, One.com, Misshosting, Oderland, GoDaddy, Namecheap, Cloudflare,
      DigitalOcean, Hetzner, Heroku, Vercel, Netlify, Glesys, City Network, Inleed, Fortnox,
      Visma, Visma Spcs, Spiris, Bokio, Björn Lundén, BL Administration, SpeedLedger,
      PE Accounting, Scrive, GetAccept, Oneflow, Dustin, Atea, Advania, Komplett, Webhallen,
      NetOnNet, Kjell & Company, Kjell, Elgiganten, Power Sverige, Proshop, Dell, Lenovo,
      Hewlett Packard, Cygate, Orange Cyberdefense, Caspeco, Quinyx, Personalkollen, Planday,
      Flex Applications, 1Password, LastPass, Bitwarden, F-Secure, WithSecure, ESET, TeamViewer,
      Next One Technology, Bygglet, Fieldly, BIMobject, Autodesk, SolidWorks, Monitor ERP, Jeeves,
      Specter, Pyramid Business Studio`,
    suppliersLikeWords: `
      Slack, Zoom, Apple, Notion, Canva, Miro, Briox, Hogia, Dooer, Kleer, Inet, HP, Norton`,
    advice: {
      id: 'software',
      leastShare: 1,
      title: 'Gå igenom licenser och program',
      why: 'Program betalas ofta per användare och månad, också för den som slutat, och flera program gör lätt samma sak.',
      action:
        'Jämför antalet licenser med antalet som loggat in den senaste månaden, säg upp resten och byt till årsbetalning där ni vet att ni stannar.',
      firstStep:
        'På måndag: ta ut användarlistan i de dyraste programmen och stryk dem som inte arbetar kvar.',
      cost: 'Ingen utgift, någon dags arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.65,
      assumption: {
        label: 'Antagen minskning av it-kostnaden',
        basis:
          'Försiktigt antagande: licenser utan användare finns i de flesta företag, men det mesta av kostnaden behövs.',
        low: '5',
        likely: '10',
        high: '15',
      },
    },
  }),
  area({
    name: 'Telefoni och internet',
    the: 'kostnaden för telefoni och internet',
    what: 'telefoni och internet',
    accounts: [[6200, 6299]],
    traits: ['service', 'fixedByNature'],
    words: `
      telefon, telefoni, telefonabonnemang, mobiltelefon, mobiltelefoni, mobilabonnemang,
      bredband, fiber, datakommunikation, telekommunikation, phone, broadband, telecom`,
    looseWords: 'mobil, internet, växel, tele',
    suppliers: `
      Telia, Tele2, Telenor, Hi3G, Halebop, Comviq, Telavox, Bredbandsbolaget, Bahnhof, Ownit,
      Telness, Soluno, Lynes, Dstny, Bredband2, Com Hem, Allente, Vimla, Stadsnät, Stokab, Junet,
      IP-Only, GlobalConnect, Open Infra, Weblink, Cellip, 46elks`,
    suppliersLikeWords: 'Tre, Boxer, Fello, Hallon',
    advice: {
      id: 'telecom',
      leastShare: 0.5,
      title: 'Rensa och förhandla om telefonin',
      why: 'Operatörernas priser till nya kunder faller medan gamla avtal ligger kvar, och abonnemang för den som slutat eller bytt telefon blir ofta kvar på fakturan.',
      action:
        'Begär en lista över alla nummer och bredband med användning, säg upp dem som ingen använder och be om dagens pris på resten. Ta med ett anbud från en annan operatör till samtalet.',
      firstStep:
        'På måndag: logga in hos operatören och skriv namn på varje nummer på den senaste fakturan.',
      cost: 'Ingen utgift, någon dags arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.7,
      assumption: {
        label: 'Antagen sänkning av telefonkostnaden',
        basis:
          'Försiktigt antagande: gamla avtal ligger ofta över dagens pris, men bindningstid kan skjuta upp en del.',
        low: '5',
        likely: '12',
        high: '20',
      },
    },
  }),
];
