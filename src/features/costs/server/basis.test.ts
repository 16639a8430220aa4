import { describe, expect, it } from 'vitest';
import { industryOf } from './basis.ts';

describe('the industry of a profile', () => {
  it.each([
    ['47.112 Livsmedelsbutik', '47.112'],
    ['62010', '62010'],
    ['SNI 56.302', '56.302'],
    ['Café (56.302)', '56.302'],
    ['43', '43'],
  ])('is read as a code out of %s', (written, sni) => {
    expect(industryOf(written, null)).toEqual({ sni });
  });

  it.each([null, '', 'Handel', 'Grundat 2019', '2019 startade vi', '7 butiker', '123456'])(
    'is not guessed out of %s',
    (written) => {
      expect(industryOf(written, 3)).toBeNull();
    },
  );

  it('has the size of the company where it is known and small enough', () => {
    expect(industryOf('47', 0)).toEqual({ sni: '47', size: '001' });
    expect(industryOf('47', 7)).toEqual({ sni: '47', size: '5-9' });
    expect(industryOf('47', 250)).toEqual({ sni: '47' });
  });
});
