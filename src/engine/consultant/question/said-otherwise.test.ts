import { describe, expect, it } from 'vitest';
import { asRead } from './as-read.ts';
import { asSpoken } from './as-spoken.ts';
import { isAllOfIt, workCalled } from './as-work.ts';
import { inAreas } from './in-areas.ts';
import { saidOtherwise } from './said-otherwise.ts';
import { bySellers, whoIn } from './who.ts';

describe('what is said otherwise than it is read', () => {
  it.each([
    ['billigaste månaden?', 'Vilken månad hade lägst kostnad?'],
    ['Vilken var dyraste veckan i år', 'Vilken vecka hade högst kostnad i år?'],
    ['finns det nåt vi betalar dubbelt för', 'Har vi betalat något dubbelt?'],
    ['hur mycket per hundralapp blir kvar', 'Vad är täckningsgraden?'],
    ['Hur mycket av varje hundralapp går till hyran', null],
    ['är elen dyrare nu', 'Har elen gått upp?'],
    ['Är hyran billigare än i fjol?', 'Har hyran gått ner än i fjol?'],
    ['Är det dyrare nu?', null],
    ['hur stor del är fasta kostnader', 'Hur mycket av kostnaderna är fasta?'],
    ['vad snittar en kund på', 'Vad är omsättningen per kund i snitt?'],
    // Of a year is another figure than of the file.
    ['vad snittar en kund på om året', null],
    ['hur många luncher säljer vi på en vecka', 'hur många luncher säljer vi i snitt per vecka'],
    ['Q3 mot Q2 i år', 'Q3 i år mot Q2 i år'],
    ['Vilka har slutat köpa?', 'Vilka kunder har slutat köpa?'],
    ['mer än femtio tusen kr', 'mer än 50000 kr'],
    ['en halv miljon', '500000'],
    ['tre tusenlappar', null],
    ['vilken veckodag är det dödast?', 'vilken veckodag är det lugnast?'],
    ['hur mkt tjänar vi på ett paket te', 'hur mycket tjänar vi på ett te'],
  ])('%s', (asked, read) => {
    expect(saidOtherwise(asked)).toBe(read ?? asked);
  });

  it('is read before a question is parted in two', () => {
    expect(asSpoken('vilken månad var sämst o hur mycket sämre än bästa')).toBe(
      'Bästa och sämsta månad',
    );
    expect(asSpoken('vem drar in mest av behandlarna')).toBe('vem drar in mest av medarbetarna');
    const areas = { guide: 'costs', dimension: 'area', names: ['Varor och material'] } as never;
    expect(asRead(inAreas('vad kostar en lunch oss i råvaror?', [areas]))).toBe(
      'Vad är varukostnaden per styck för lunch?',
    );
  });
});

describe('who is asked for', () => {
  it.each([
    ['vem far mest pengar av oss', 'supplier'],
    ['vem lagger vi mest pengar pa', 'supplier'],
    ['vem koper mest av oss', 'customer'],
  ])('%s', (text, who) => {
    expect(whoIn(text)).toBe(who);
  });

  it('is who sold where the file tells it, and who sends invoices where they are sent to us', () => {
    expect(bySellers('vem fakturerade mest i mars')).toBe('vem sålde mest i mars');
    expect(bySellers('vem fakturerar mest av oss')).toBe('vem fakturerar mest av oss');
  });
});

describe('what is done', () => {
  const own = new Set(['klippning', 'fargning', 'schampo']);

  it('is what is sold of that name', () => {
    expect(['klipper', 'klippt', 'fargar', 'fargade'].map((word) => workCalled(word, own))).toEqual(
      ['klippning', 'klippning', 'fargning', 'fargning'],
    );
    expect(['schampo', 'koper', 'forsaljer'].map((word) => workCalled(word, own))).toEqual([
      ...[null, null, null],
    ]);
  });

  it('is of the whole company where it is called by what it is, and no channel is', () => {
    expect(isAllOfIt('restaurangen', 'for', own)).toBe(true);
    expect(isAllOfIt('butiken', 'i', new Set(['butik']))).toBe(false);
    expect(isAllOfIt('restaurangen', 'till', own)).toBe(false);
  });
});
