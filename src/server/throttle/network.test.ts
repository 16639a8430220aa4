import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });

describe('attempts are counted against', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:ffff::', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s as %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('one line of IPv6, whichever of its addresses is used and however it is written', () => {
    const valid = fc
      .tuple(groups(4), groups(4), groups(4))
      .filter(([net]) => net.some((g) => g !== '0'));
    fc.assert(
      fc.property(valid, ([net, one, other]) => {
        const padded = [...net, ...one].map((own) => own.padStart(4, '0').toUpperCase());
        expect(networkOf(padded.join(':'))).toBe(networkOf([...net, ...other].join(':')));
      }),
    );
  });

  it('two lines where the first 64 bits differ', () => {
    fc.assert(
      fc.property(groups(8), groups(4), (address, net) => {
        fc.pre(net.join() !== address.slice(0, 4).join() && net.some((own) => own !== '0'));
        const other = [...net, ...address.slice(4)].join(':');
        expect(networkOf(other)).not.toBe(networkOf(address.join(':')));
      }),
    );
  });
});
