import { area } from './area.ts';

/** Marketing and selling. */
export const marketAreas = [
  area({
    name: 'Marknadsföring',
    the: 'kostnaden för marknadsföring',
    what: 'marknadsföring',
    accounts: [[5900, 5999]],
    traits: ['service'],
    variesBy: 'bestäms för varje annons och kampanj',
    words: `
      marknadsföring, annons, annonser, annonsering, reklam, reklamtrycksaker, reklambyrå,
      kampanj, adwords, sociala medier, mässa, mässor, sponsring, profilprodukter, give aways, pr,
      seo, sem, fotograf, fotografering, skyltar, advertising, ads, influencer, flygblad,
      broschyr, broschyrer, visitkort, nyhetsbrev, grafisk form`,
    looseWords: 'skylt, marketing',
    suppliers: `
      Google Ads, Google Ireland, Google AdWords, Meta Platforms, Facebook, Facebook Ads,
      Instagram, LinkedIn, TikTok, Snapchat, Snap Inc, Pinterest, Bing Ads, Microsoft Advertising,
      X Ads, Twitter, Mailchimp, Klaviyo, Get a Newsletter, Rule Communication, Apsis, Adtraction,
      Tradedoubler, Adrecord, Prisjakt, PriceRunner, Criteo, Schibsted, Bonnier News, Stampen,
      Eniro, Hitta.se, Clear Channel, JCDecaux, Ocean Outdoor, TV4, Viaplay Group, Vistaprint,
      Trycksaker Direkt, Onlineprinters, Blocket, Hemnet, Offerta, Trustpilot, SEMrush, Ahrefs,
      Hotjar, Mynewsdesk, Cision, Shutterstock, Adobe Stock, Getty Images, Stockholmsmässan,
      Svenska Mässan, Elmia`,
    suppliersLikeWords: 'Meta',
    dearer:
      'Ställ annonserna mot vad de gav: antalet besök, samtal eller order före och efter att de blev dyrare. Har det inte ökat lika mycket: gå tillbaka till den förra nivån.',
    advice: {
      id: 'marketing',
      leastShare: 2,
      title: 'Kräv att marknadsföringen bär sin kostnad',
      why: 'I en kostnadsfil syns vad annonserna kostar men inte vad de ger. Det som ingen mäter brukar fortsätta av vana.',
      action:
        'Skriv upp vad varje kanal ska ge, och mät antalet förfrågningar eller order från den i en månad. Ta sedan pengarna från den sämsta, och lägg dem på den bästa eller spara dem.',
      firstStep:
        'På måndag: lista de senaste fakturorna för marknadsföring och skriv bredvid varje vad den gav.',
      cost: 'Ingen utgift, några timmar i månaden',
      timeframe: 'Inom ett kvartal',
      effort: 1,
      sureness: 0.5,
      assumption: {
        label: 'Antagen del av marknadsföringen som inte ger något',
        basis:
          'Försiktigt antagande: de flesta har någon kanal som kan stängas utan att försäljningen märker det.',
        low: '5',
        likely: '10',
        high: '20',
      },
    },
  }),
  area({
    name: 'Försäljning och representation',
    the: 'kostnaden för försäljning och representation',
    what: 'försäljning och representation',
    accounts: [[6000, 6099]],
    variesBy: 'bestäms gång för gång',
    words: `
      representation, kundmöte, kundlunch, affärslunch, kundgåva, kundgåvor, provision,
      försäljningsprovision, provisioner, entertainment, extern representation`,
  }),
];
