import type { Area } from './areas.ts';

/**
 * Swedish suppliers by area: data, to be extended by anyone. Written as people write them and parted by
 * commas; compared as whole words, without regard to capitals, å ä ö, punctuation and company form (`AB`).
 */
export const SUPPLIERS: Partial<Record<Area, string>> = {
  'Telefoni och internet': `
    Telia, Tele2, Telenor, Tre, Hi3G, Halebop, Comviq, Telavox,
    Bredbandsbolaget, Bahnhof, Ownit, Telness, Soluno, Lynes, Dstny, Bredband2, Com Hem,
    Allente, Boxer, Fello, Vimla, Hallon, Stadsnät, Stokab, Junet, IP-Only, GlobalConnect,
    Open Infra, Weblink, Cellip, 46elks`,
  'IT och programvara': `
    Microsoft, Adobe, Slack, Dropbox, Atlassian, GitHub, GitLab, JetBrains, Zoom,
    Amazon Web Services, AWS, Google Workspace, Google Cloud, Apple, iCloud, Notion, OpenAI,
    ChatGPT, Anthropic, Figma, Canva, Miro, Trello, Asana, Monday.com, HubSpot, Salesforce,
    Pipedrive, Lime Technologies, Upsales, SuperOffice, Zendesk, Shopify, WooCommerce, Abicart,
    Quickbutik, Wix, Squarespace, WordPress, Automattic, Loopia, Binero, One.com, Misshosting,
    Oderland, GoDaddy, Namecheap, Cloudflare, DigitalOcean, Hetzner, Heroku, Vercel, Netlify,
    Glesys, City Network, Inleed, Fortnox, Visma, Visma Spcs, Spiris, Bokio, Björn Lundén,
    BL Administration, SpeedLedger, Briox, Hogia, Dooer, Kleer, PE Accounting, Scrive,
    GetAccept, Oneflow, Dustin, Atea, Advania, Komplett, Inet, Webhallen, NetOnNet,
    Kjell & Company, Kjell, Elgiganten, Power Sverige, Proshop, Dell, Lenovo, HP,
    Hewlett Packard, Cygate, Orange Cyberdefense, Caspeco, Quinyx, Personalkollen, Planday,
    Flex Applications, 1Password, LastPass, Bitwarden, F-Secure, WithSecure, Norton, ESET,
    TeamViewer, Next One Technology, Bygglet, Fieldly, BIMobject, Autodesk, SolidWorks,
    Monitor ERP, Jeeves, Specter, Pyramid Business Studio`,
  'El och värme': `
    Vattenfall, E.ON, EON, Eon Energi, Fortum, Ellevio, Skellefteå Kraft, Göteborg Energi,
    Mälarenergi, Tekniska verken, Öresundskraft, Jämtkraft, Umeå Energi, Luleå Energi,
    Kraftringen, Bixia, GodEl, Telge Energi, Tibber, Greenely, Dalakraft, Karlstads Energi,
    Stockholm Exergi, Jönköping Energi, Växjö Energi, Halmstads Energi,
    Eskilstuna Strängnäs Energi, Storuman Energi, Nordic Green Energy, Svealands Elbolag,
    Fyrfasen Energi, Gävle Energi, Borås Elnät, Hallands Energi, Varberg Energi,
    Sundsvall Energi, Nacka Energi, Sollentuna Energi, Norrtälje Energi, Övik Energi,
    Kalmar Energi, Affärsverken`,
  Fordon: `
    Circle K, OKQ8, Preem, St1, Shell, Ingo, Tanka, Qstar, Din-X, Gulf, Neste, Mekonomen,
    Bilprovningen, Opus Bilprovning, Besikta, Carspect, DEKRA, Biltema, Euromaster, Vianor,
    Däckia, First Stop, Bilia, Hedin Bil, Hedin Automotive, Holmgrens Bil, Upplands Motor,
    Möller Bil, Din Bil, Ryds Bilglas, Carglass, Autoexperten, Meca, Volvo Car, Volvofinans,
    Volkswagen Finans, Toyota Financial, BMW Financial, ALD Automotive, Ayvens, LeasePlan,
    Arval, Autolease, Transportstyrelsen, Infrastrukturavgift, EasyPark, Aimo Park, Apcoa,
    Q-Park, Parkster, Stockholm Parkering, Göteborgs Stads Parkering, Parkering Malmö, Onepark,
    Mobill, Ionity, Recharge, Mer Sweden, Bee Charging, Clever, Tesla, Assistancekåren, Falck`,
  'Frakt och porto': `
    PostNord, Posten, DHL, DHL Express, DHL Freight, DB Schenker, Schenker, DSV, Bring, UPS,
    FedEx, TNT, GLS, Budbee, Instabox, Instabee, Early Bird, CityMail, Airmee, Best Transport,
    Budakuten, Jetpak, Stadsbuden, Fraktjakt, Unifaun, nShift, Shipmondo, Sendify,
    Kuehne Nagel, Geodis, Green Cargo, Tullverket, Ntex, Freja Transport`,
  Resor: `
    SJ, SAS, Scandinavian Airlines, Norwegian, Ryanair, Lufthansa, Finnair, KLM, BRA,
    Braathens, MTRX, MTR Express, VR Sverige, Snälltåget, Flixbus, Arlanda Express,
    Flygbussarna, Vy Buss, Vy Tåg, SL, Storstockholms Lokaltrafik, Västtrafik, Skånetrafiken,
    Östgötatrafiken, UL, Länstrafiken, Hallandstrafiken, Värmlandstrafik, Scandic,
    Scandic Hotels, Elite Hotels, Nordic Choice, Strawberry, Clarion, Comfort Hotel,
    Quality Hotel, Best Western, First Hotels, Radisson, Ligula, Booking.com, Hotels.com,
    Airbnb, Expedia, Taxi Stockholm, Taxi Göteborg, Taxi Kurir, Sverigetaxi, Cabonline, Uber,
    Bolt, Hertz, Avis, Europcar, Sixt, Mabi, Budget Biluthyrning, Stena Line, Viking Line,
    Tallink, Silja Line, Gotlandsbolaget, Destination Gotland, Öresundsbron, ForSea,
    Öresundslinjen, Ticket Resebyrå, Resia, Egencia, BCD Travel, Swedavia, Voi, Tier,
    Lime Scooter`,
  Marknadsföring: `
    Google Ads, Google Ireland, Google AdWords, Meta, Meta Platforms, Facebook, Facebook Ads,
    Instagram, LinkedIn, TikTok, Snapchat, Snap Inc, Pinterest, Bing Ads,
    Microsoft Advertising, X Ads, Twitter, Mailchimp, Klaviyo, Get a Newsletter,
    Rule Communication, Apsis, Adtraction, Tradedoubler, Adrecord, Prisjakt, PriceRunner,
    Criteo, Schibsted, Bonnier News, Stampen, Eniro, Hitta.se, Clear Channel, JCDecaux,
    Ocean Outdoor, TV4, Viaplay Group, Vistaprint, Trycksaker Direkt, Onlineprinters, Blocket,
    Hemnet, Offerta, Trustpilot, SEMrush, Ahrefs, Hotjar, Mynewsdesk, Cision, Shutterstock,
    Adobe Stock, Getty Images, Stockholmsmässan, Svenska Mässan, Elmia`,
  'Försäkring och risk': `
    If, If Skadeförsäkring, Trygg-Hansa, Länsförsäkringar, Folksam, Moderna Försäkringar,
    Dina Försäkringar, Gjensidige, Protector, Svedea, Zurich, Chubb, AIG, Allianz, Hedvig,
    Söderberg & Partners, Max Matthiessen, Säkra, Nordeuropa, Berkley, Verisure, Sector Alarm,
    Securitas, Avarn, Stanley Security, Nokas, SafeTeam, Euro Accident, Intrum,
    Visma Collectors, Svea Inkasso, Kreditinsikt, UC, Creditsafe, Upplysningscentralen,
    Bisnode, Dun & Bradstreet`,
  'Redovisning och konsulter': `
    PwC, PricewaterhouseCoopers, KPMG, Deloitte, EY, Ernst & Young, Grant Thornton, BDO,
    Mazars, Forvis Mazars, Aspia, LRF Konsult, Ludvig & Co, Azets, Baker Tilly, Moore, RSM,
    Accountor, Frejs Revisorer, Parameter Revision, Vinge, Mannheimer Swartling, Lindahl,
    Setterwalls, Delphi, Cederquist, Hammarskiöld, Lexly, Ramberg, Sweco, AFRY, WSP, Tyréns,
    Knowit, Sigma, Capgemini, CGI, Accenture, Tietoevry, HiQ, Combitech, Upwork, Fiverr`,
  'Bank och betalningar': `
    Swedbank, SEB, Handelsbanken, Nordea, Danske Bank, Länsförsäkringar Bank, Sparbanken,
    Bankgirot, Klarna, Klarna Bank, Stripe, PayPal, Zettle, iZettle, SumUp, Worldline, Bambora,
    Nets, Nexi, Adyen, Swish, Qliro, Svea, Svea Ekonomi, Svea Bank, Trustly, Payex, Elavon,
    Westpay, Surfboard Payments, American Express, Eurocard, Collector Bank, Walley,
    Resurs Bank, Ecster, Wise, Revolut, Pleo, Northmill, Lunar, Qred, Froda, Capcito, Loomis,
    Bankomat, Aurora Innovation, Fortnox Finans`,
  'Förbrukning och kontor': `
    Staples, Lyreco, Office Depot, Kontorsgiganten, Kontorsmagasinet, Wulff Supplies,
    Procurator, AJ Produkter, Gerdmans, Witre, IKEA, Jysk, Kinnarps, Clas Ohlson, Jula, Rusta,
    Dollarstore, ÖoB, Swedol, Tools, Würth, Berner, Hilti, Verktygsboden, Papyrus, Inapa,
    Antalis, Bong, Boxon, Rajapack, Tingstad, Amazon, Bauhaus, Hornbach, Akademibokhandeln,
    Adlibris, Bokus, Panduro, Teknikmagasinet, Kaffeknappen, JOBmeal, Selecta, Waterlogic,
    Eden Springs, Fruktbudet, Fruktkorgen`,
  'Varor och material': `
    Ahlsell, Beijer Byggmaterial, Beijer, Byggmax, XL-Bygg, K-Rauta, Derome, Optimera, Dahl,
    Dahl Sverige, Solar Sverige, Elektroskandia, Rexel, Selga, Storel, Onninen,
    Lundagrossisten, Woody Bygghandel, Bolist, Colorama, Nordsjö, Alcro, Flügger, Happy Homes,
    Caparol, Stena Stål, Tibnor, BE Group, Gyproc, Paroc, Isover, Weber, Cementa,
    Heidelberg Materials, Swerock, Thomas Betong, Jehander, Martin & Servera, Menigo,
    Snabbgross, Svensk Cater, Axfood, Dagab, Hemköp, Willys, ICA, ICA Maxi, ICA Kvantum, Coop,
    Lidl, City Gross, Mathem, Systembolaget, Spendrups, Carlsberg, Åbro, Kopparbergs, Arla,
    Skånemejerier, Norrmejerier, Löfbergs, Arvid Nordquist, Polarbröd, Pågen, Fazer,
    Lantmännen, Scan, HKScan, Orkla, Cloetta, Privab, Grönsakshallen Sorunda, Fiskeriet,
    Kungsörnen, Granngården, Svenska Foder, Tamro, Oriola, Apoteket, Apotea, Apotek Hjärtat,
    Kronans Apotek`,
  Personal: `
    Fora, Collectum, Alecta, AMF, Skandia, SPP, Bliwa, Avanza Pension, Nordnet Pension,
    Futur Pension, Movestic, KPA Pension, Previa, Feelgood, Avonova, Sirona, Falck Healthcare,
    Epassi, Edenred, Wellnet, Benify, Benifex, Actic, SATS, Friskis & Svettis, Nordic Wellness,
    Lernia, Sodexo`,
  'Inhyrd personal': `
    Manpower, Adecco, Randstad, Academic Work, Proffice, StudentConsulting, Bemannia, Uniflex,
    Poolia, Dfind, Jobandtalent, OnePartnerGroup, Clockwork, Montico, Barona, Lernia Bemanning,
    Frilans Finans, Cool Company, Gigger, Svensk Egenanställning, Ework, Verama,
    ProData Consult`,
  Lokal: `
    Vasakronan, Castellum, Fabege, Hufvudstaden, Wihlborgs, Atrium Ljungberg, Wallenstam,
    Balder, Diös, Kungsleden, Klövern, Corem, Sagax, Catena, Platzer, Humlegården, Akelius,
    Heimstaden, Willhem, Stena Fastigheter, Newsec, Regus, Spaces, WeWork, Convendum, Helio,
    United Spaces, Mindpark, Shurgard, Pelican Self Storage, 24Storage, Green Storage,
    Akademiska Hus, Jernhusen, Nyfosa, Micasa, Familjebostäder, Stadsholmen, ISS,
    ISS Facility Services, Coor, Samhall, Städbolaget, Hemfrid, Freska, Anticimex, Nomor,
    Rentokil, Ragn-Sells, Stena Recycling, PreZero, Remondis, Renova, SUEZ, Stockholm Vatten,
    Stockholm Vatten och Avfall, Sysav, NSR, CWS, Elis, Textilia, Lindström, Berendsen, PIMA,
    Alliance Plus, Presto, Presto Brandsäkerhet, Dafo`,
  'Leasing och hyra av utrustning': `
    Cramo, Boels, Ramirent, Renta, Lambertsson, Stavdal, Hyrmaskiner, De Lage Landen, DLL,
    Grenke, Siemens Financial, Siemens Financial Services, Nordea Finance, SEB Finans,
    Handelsbanken Finans, Wasa Kredit, Ikano Bank, Svea Finans, Ricoh, Canon, Konica Minolta,
    Xerox, Toshiba Tec, Sharp Business, Atea Finans, 3 Step IT, CHG Meridian,
    Toyota Material Handling, Linde Material Handling, Jungheinrich`,
  'Reparation och underhåll': `
    Bravida, Assemblin, Instalco, Caverion, Kone, Otis, Schindler, Assa Abloy, Dormakaba,
    Certego, Låsjouren, Comfort VVS, Elkedjan, Francks Kylindustri, Electrolux Professional,
    Ocab, Polygon`,
  'Skatter och myndigheter': `
    Skatteverket, Bolagsverket, Kronofogden, Kronofogdemyndigheten, Lantmäteriet,
    Länsstyrelsen, Naturvårdsverket, Livsmedelsverket, Läkemedelsverket, Arbetsmiljöverket,
    Kemikalieinspektionen, Elsäkerhetsverket, Trafikverket, PRV,
    Patent- och registreringsverket, EUIPO, Finansinspektionen, Spelinspektionen,
    Polismyndigheten, Migrationsverket, Tillväxtverket`,
  'Avgifter och medlemskap': `
    Företagarna, Svenskt Näringsliv, Almega, Visita, Svensk Handel, Handelskammaren,
    Byggföretagen, Installatörsföretagen, Teknikföretagen, Transportföretagen, STIM, SAMI, GS1,
    GS1 Sweden, Svensk Franchise, BAS-intressenterna, FAR, Srf konsulterna, Dagens Industri,
    Svenska Dagbladet, Dagens Nyheter, Breakit, Fri Köpenskap, Norstedts Juridik, Karnov,
    Blendow, Björn Lundén Information, FTI, Näringslivets Producentansvar, NPA,
    Svensk Glasåtervinning, El-Kretsen, Rotary, BNI`,
};

/**
 * Suppliers whose names are words too (`Tre`, `If`, `Bring`): they are found where a supplier's name begins
 * with them, or where they are all that a text says.
 */
export const WORDS_TOO = `
  Tre, If, Bring, Inet, Tools, Moore, Clever, Sigma, Bolt, Tier, Meta, Apple, Scan, Dahl,
  Säkra, Svea, BRA, SL, UL, Delphi, Presto, Nets, Wise, Lunar, Shell, Ingo, Tanka, Gulf,
  Fora, Elis, Spaces, Optimera, Beijer, Vinge, Lindahl, Lindström, Balder, Avis, Hallon,
  Boxer, Fello, Miro, Zoom, Slack, Notion, Canva, Amazon, Budbee, HP, EY, ISS, UC, ICA, Coop,
  Arla, Recharge, Futur Pension, Dafo, Norton, Voi, UPS, Canon, Otis, Berner, Weber, Selecta,
  Nexi, Pleo, FAR, Rotary, Hogia, Kleer, Dooer, Briox, Humlegården, Akelius, Clockwork,
  Falck, Bong, Tibber, Verama`;
