import type { Owner, PlanTheme } from './practices/practice.ts';

/** What the plan makes of a recommendation of an analysis, by its theme. */
interface ThemeOfAnalysis {
  theme: PlanTheme;
  owner: Owner;
  /** Words in the owner's answers that concern it, in `plainText`; null where there are none. */
  words: RegExp | null;
}

const elsewhere: ThemeOfAnalysis = { theme: 'efficiency', owner: 'finance', words: null };

const themes: Record<string, ThemeOfAnalysis> = {
  price: { theme: 'growth', owner: 'owner', words: /pris|rabatt/u },
  margin: { theme: 'efficiency', owner: 'purchasing', words: /marginal|inköp|leverantör|råvar/u },
  customers: { theme: 'growth', owner: 'sales', words: /kund/u },
  products: { theme: 'growth', owner: 'sales', words: /produkt|sortiment/u },
  assortment: { theme: 'efficiency', owner: 'purchasing', words: /sortiment|lager/u },
  season: {
    theme: 'stability',
    owner: 'sales',
    words: /säsong|jämn|(?:på|under) (?:sommaren|vintern|hösten|våren)/u,
  },
  channel: { theme: 'growth', owner: 'sales', words: /kanal|webb|butik/u },
  region: { theme: 'growth', owner: 'sales', words: null },
  advertising: { theme: 'efficiency', owner: 'sales', words: /annons|marknadsför/u },
  subscription: { theme: 'innovation', owner: 'sales', words: /abonnemang|återkommande|ramavtal/u },
  growth: { theme: 'growth', owner: 'sales', words: null },
  data: { theme: 'efficiency', owner: 'finance', words: null },
  events: { theme: 'stability', owner: 'owner', words: null },
  suppliers: { theme: 'efficiency', owner: 'purchasing', words: /leverantör|inköp/u },
  subscriptions: {
    theme: 'efficiency',
    owner: 'finance',
    words: /abonnemang|licens|prenumeration|(?<!\p{L})avtal/u,
  },
  payments: { theme: 'efficiency', owner: 'finance', words: /dubbel|faktur/u },
  areas: { theme: 'efficiency', owner: 'purchasing', words: /kostnad|utgift/u },
  fixed: { theme: 'stability', owner: 'owner', words: /fasta? kostnad|hyra|bundn/u },
  spikes: { theme: 'stability', owner: 'finance', words: /oförutsäg|oväntad/u },
  departments: { theme: 'efficiency', owner: 'owner', words: /avdelning|kostnadsställe/u },
  finance: {
    theme: 'stability',
    owner: 'finance',
    words: /likvid|betalningsförmåga|soliditet|vinst|resultat|lönsam/u,
  },
};

/** Words of advice that is narrower than its theme: what one is paid more, or is new or gone, moves costs and result. */
const wordsOf: Record<string, RegExp> = {
  'customer-dependency': /kund|beroende/u,
  'supplier-dependency': /leverantör|inköp|beroende/u,
  'goods-cost': /marginal|kostnad|inköp|leverantör|råvar|dyrare/u,
  goods: /kostnad|utgift|inköp|leverantör|råvar|dyrare/u,
  premises: /kostnad|utgift|hyra|lokal/u,
  marketing: /kostnad|utgift|annons|marknadsför/u,
  vehicles: /kostnad|utgift|diesel|bensin|drivmedel|bränsle|fordon/u,
  energy: /kostnad|utgift|(?<!\p{L})el(?!\p{L})|elpris|värme|energi/u,
  'price-rises': /abonnemang|licens|prenumeration|dyrare|prishöjning|hyra/u,
  'risen-wages': /kostnad|resultat|vinst|lönsam|löner|lönen|personal|anställ/u,
  'dearer-supplier': /leverantör|inköp|dyrare|kostnad|utgift|resultat|vinst|lönsam/u,
  'new-supplier': /leverantör|inköp|kostnad|utgift|resultat|vinst|lönsam/u,
  'gone-cost': /kostnad|utgift|resultat|vinst|lönsam/u,
};

/** Who sees to it, where that is another than its theme says: those who meet the customers know what an advertisement gave. */
const ownerOf: Record<string, Owner> = { season: 'operations', marketing: 'sales' };

/** Advice on what hangs on one is no growth and saves nothing, whatever it hangs on. */
const ofRisk: ReadonlySet<string> = new Set([
  'customer-dependency',
  'product-dependency',
  'supplier-dependency',
]);

/** A payment that stands out or has ended, which only costs act on, moves costs and result. */
const ofPayments: ThemeOfAnalysis = {
  theme: 'stability',
  owner: 'finance',
  words: /leverantör|inköp|kostnad|utgift|resultat|vinst|lönsam/u,
};

/** What the plan makes of advice of a theme; a theme that it does not know is of efficiency. */
export function themeInPlan(name: string, id = '', basis?: 'sales' | 'costs'): ThemeOfAnalysis {
  if (name === 'events' && basis === 'costs') return ofPayments;
  const known = themes[name] ?? elsewhere;
  const found = {
    ...known,
    words: wordsOf[id] ?? known.words,
    owner: ownerOf[id] ?? known.owner,
  };
  return ofRisk.has(id) ? { ...found, theme: 'stability' } : found;
}
