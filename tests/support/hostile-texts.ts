const repeated = (unit: string, size: number) =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

/** What backtracks where it can: each alone, between digits and between letters. */
const units = [
  ...[
    ' ',
    '0',
    '1',
    'a',
    'å',
    '-',
    '.',
    ',',
    '(',
    '[',
    '{',
    '}',
    '"',
    "'",
    '#',
    '/',
    '\\',
    '%',
    '&',
  ],
  ...[
    '\t',
    '\n',
    '\r',
    '\u00a0',
    '1 ',
    'a ',
    '1,',
    '1.',
    '0.',
    '-1',
    'kr ',
    'st ',
    'aA',
    '{ ',
    '} ',
  ],
  ...['[$', '[$-', '[[', '<numFmt ', '<numFmt a="', '{"a":', '""', '";', ';"', 'per ', 'summa '],
  ...['moms ', 'inkl ', '1 %', 'var tredje ', 'jan ', '<c r="A1">', '&amp;', '{1 "a" '],
];
/** Texts made to be slow to match, of any length. */
export const hostileTexts = units.flatMap((unit) => [
  { name: JSON.stringify(unit), make: (size: number) => repeated(unit, size) },
  { name: `1 ${JSON.stringify(unit)} 1x`, make: (size: number) => `1${repeated(unit, size)}1x` },
  { name: `a ${JSON.stringify(unit)} !`, make: (size: number) => `a${repeated(unit, size)}!` },
]);
