import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { Badge } from './badge.tsx';
import { Banner } from './banner.tsx';

test('a banner is read as one line: its mark, its title, its sentence, what to do', () => {
  const page = drawn(
    <Banner
      mark={<Badge>Exempel</Badge>}
      title="Exempelbolaget."
      action={<a href="/forsaljning">Använd egna siffror</a>}
    >
      Det här är påhittade siffror.
    </Banner>,
  );
  expect(page.text).toBe(
    'Exempel Exempelbolaget. Det här är påhittade siffror. Använd egna siffror',
  );
  expect(page.one('paragraph').text).toBe('Exempelbolaget. Det här är påhittade siffror.');
});

test('a banner interrupts nobody, and is closed only where it can be', () => {
  const page = drawn(<Banner variant="warning">Abonnemanget går ut i morgon.</Banner>);
  expect(page.all('alert')).toEqual([]);
  expect(page.all('button')).toEqual([]);
  expect(drawn(<Banner onClose={() => undefined}>Hej</Banner>).names('button')).toEqual(['Stäng']);
});
