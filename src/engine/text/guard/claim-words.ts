/** What a sentence may claim beyond its figures; each must be carried by facts or by the rules' own text. */
export type ClaimKind =
  | 'direction'
  | 'rank'
  | 'comparison'
  | 'cause'
  | 'promise'
  | 'none'
  | 'share'
  | 'average'
  | 'industry'
  | 'month';

/** One row: the kind, which way it points, and its words. */
export interface ClaimWords {
  kind: ClaimKind;
  value: string;
  words: RegExp;
}

const whole = (forms: readonly string[]) => `(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`;
const word = (...forms: string[]) => new RegExp(whole(forms), 'giu');
/** `Steg` that rose, not one that is taken: `första steg:`, `nästa steg är`, `steg för steg`. */
const ROSE =
  '(?<!(?<!(?:den|det|de|som)\\s)(?:första|nästa)\\s)(?<!steg\\sför\\s)steg(?!\\sför\\ssteg)';

/** Words of a claim; a form may end in `\p{L}{0,9}` where it is inflected. */
const end = '\\p{L}{0,9}';

const ordinals = [
  ...['näst', 'nummer', 'andraplats', 'tredjeplats', 'tvåa', 'tvåan', 'trea', 'trean', 'femma'],
  ...['tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde', 'nionde', 'tionde', 'elfte'],
];

export const claimWords: readonly ClaimWords[] = [
  {
    kind: 'direction',
    value: 'up',
    words: word(
      ...['ökat', 'ökade', 'ökar', `ökning${end}`, 'växte', 'växer', 'växt', 'vuxit', 'växande'],
      ...[ROSE, 'stiger', 'stigit', 'stigande', `uppgång${end}`, 'förbättrat', 'förbättrats'],
      ...['förbättrades', 'förbättras', 'klättrat', 'klättrade', 'rusat', 'rusade', 'skjutit fart'],
      ...['dyrare', 'gått upp', 'gick upp', 'går upp', 'tagit fart', 'lyft', 'lyfte', 'bättre än'],
    ),
  },
  {
    kind: 'direction',
    value: 'down',
    words: word(
      ...[
        'minskat',
        'minskade',
        'minskar',
        `minskning${end}`,
        'föll',
        'faller',
        'fallit',
        'fallande',
      ],
      ...[
        'sjönk',
        'sjunker',
        'sjunkit',
        'sjunkande',
        `nedgång${end}`,
        'tappat',
        'tappade',
        'tappar',
      ],
      ...['försämrat', 'försämrats', 'försämrades', 'försämras', 'krympt', 'krympte', 'krymper'],
      ...[
        'backat',
        'backade',
        'backar',
        'rasat',
        'rasade',
        'rasar',
        'dalat',
        'dalade',
        'billigare',
      ],
      ...['gått ner', 'gått ned', 'gick ner', 'gick ned', 'går ner', 'går ned', 'sämre än'],
    ),
  },
  {
    kind: 'rank',
    value: 'top',
    words: word(
      ...['störst', 'största', 'mest', 'flest', 'högst', 'högsta', 'bäst', 'bästa', 'starkast'],
      ...['starkaste', 'snabbast', 'snabbaste', 'dyrast', 'dyraste', 'ledande', 'toppar', 'toppen'],
      ...['viktigast', 'viktigaste', 'främsta', 'dominerar', 'dominerande', 'storsäljare'],
      ...[
        'storsäljaren',
        'bästsäljare',
        'bästsäljaren',
        'vinnaren',
        'rekord',
        `rekord${end}`,
        'etta',
      ],
      ...['ettan', 'lönsammast', 'lönsammaste', 'tyngst', 'tyngsta', 'i topp'],
    ),
  },
  {
    kind: 'rank',
    value: 'bottom',
    words: word(
      ...['minst', 'minsta', 'lägst', 'lägsta', 'sämst', 'sämsta', 'svagast', 'svagaste', 'färst'],
      ...['billigast', 'billigaste', 'långsammast', 'botten', 'sist', 'förloraren', 'i botten'],
    ),
  },
  { kind: 'rank', value: 'next', words: word(...ordinals) },
  {
    kind: 'comparison',
    value: 'more',
    words: word(
      ...['mer än', 'mera än', 'fler än', 'högre än', 'större än', 'bättre än', 'längre än'],
      ...['överstiger', 'översteg', 'överträffar', 'överträffade', 'överskrider', 'slår', 'utöver'],
      ...['över hela', 'snabbare än', 'starkare än', 'dyrare än', 'drygt', 'minst'],
    ),
  },
  {
    kind: 'comparison',
    value: 'less',
    words: word(
      ...[
        'mindre än',
        'färre än',
        'lägre än',
        'sämre än',
        'kortare än',
        'understiger',
        'understeg',
      ],
      ...[
        'underskrider',
        'svagare än',
        'billigare än',
        'långsammare än',
        'knappt',
        'närmare',
        'nästan',
      ],
    ),
  },
  {
    kind: 'comparison',
    value: 'same',
    words: word('lika mycket', 'lika stor', 'lika stort', 'lika stora', 'lika hög', 'lika högt'),
  },
  {
    kind: 'cause',
    value: '',
    words: word(
      ...['på grund av', 'p\\.g\\.a', 'pga', 'tack vare', 'beror', 'berodde', 'berott', 'orsakas'],
      ...['orsakad', 'orsakat', 'orsakade', `orsaken`, 'anledningen', 'förklaras', 'förklaringen'],
      ...[
        'till följd av',
        'eftersom',
        'därför att',
        'drivs',
        'drevs',
        'drivits',
        'drivet',
        'driven',
      ],
      ...['resultatet av', 'en effekt av', 'en följd av', 'ledde till', 'lett till', 'gjorde att'],
      ...[
        'gjort att',
        'medfört',
        'medförde',
        'bidragit',
        'bidrog',
        'skälet är',
        'kommer av',
        'genom',
      ],
      ...['i och med', 'därav', 'således', 'följaktligen', 'because', 'due to', 'thanks to'],
    ),
  },
  {
    kind: 'promise',
    value: '',
    words: word(
      ...[
        `garanter${end}`,
        'utan tvekan',
        'utan risk',
        'kommer att',
        'kommer ni att',
        'leder till',
      ],
      ...[
        'sparar',
        'tjänar ni',
        'ni tjänar',
        'frigör',
        'frigörs',
        'vinner ni',
        'ni vinner',
        'spara',
      ],
      ...['höjer', 'sänker', 'ökar vinsten', 'ger er', 'ger dig', 'skulle ge', 'skulle innebära'],
      ...['kan ge', 'kan öka', 'kan höja', 'kan sänka', 'kan minska', 'lönar sig', 'betalar sig'],
    ),
  },
  {
    kind: 'none',
    value: '',
    words: word(
      ...[
        'inga',
        'ingen',
        'inget',
        'ingenting',
        'obefintlig',
        'obefintliga',
        'obefintligt',
        'aldrig',
      ],
      ...['saknar', 'saknas', 'utan några', 'noll'],
    ),
  },
  {
    kind: 'share',
    value: '',
    words: word(
      ...[
        'flesta',
        'majoritet',
        'majoriteten',
        'merpart',
        'merparten',
        'huvuddelen',
        'lejonparten',
      ],
      ...['större delen', 'stor del', 'nästan alla', 'nästan allt', 'samtliga', 'bara en bråkdel'],
      ...[
        'bråkdel',
        'mångfalt',
        'mångfaldigt',
        'flera gånger',
        'gånger så',
        'gånger mer',
        'gånger fler',
      ],
    ),
  },
  {
    kind: 'average',
    value: '',
    words: word(
      'snitt',
      'snittet',
      `genomsnitt${end}`,
      `medelvärde${end}`,
      'medeltal',
      'normalt sett',
    ),
  },
  {
    kind: 'industry',
    value: '',
    words: word(
      ...[
        `bransch${end}`,
        `konkurrent${end}`,
        `marknadssnitt${end}`,
        'andra företag',
        'andra bolag',
      ],
      ...['liknande företag', 'liknande bolag', 'jämförbara företag', 'normalt för', 'marknaden'],
    ),
  },
  {
    kind: 'month',
    value: '',
    words: word(
      ...['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september'],
      ...['oktober', 'november', 'december', 'i fjol', 'förra året', 'i år', 'året innan'],
    ),
  },
];
