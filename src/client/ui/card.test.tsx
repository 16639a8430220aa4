import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { Button } from './button.tsx';
import { Card, CardHeader } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageHeader } from './page-header.tsx';

test.each([
  [undefined, '2 Era filer'],
  [3, '3 Era filer'],
  [4, '4 Era filer'],
] as const)('the title of a card of level %s is a heading of the outline', (level, heading) => {
  const page = drawn(
    <Card>
      <CardHeader title="Era filer" {...(level && { level })} />
    </Card>,
  );
  expect(page.outline).toEqual([heading]);
});

test('the title of a card names what refers to it', () => {
  const page = drawn(
    <Card>
      <CardHeader id="filer" title="Era filer" description="Två filer" />
      <section aria-labelledby="filer">Lista</section>
    </Card>,
  );
  expect(page.names('region')).toEqual(['Era filer']);
  expect(page.text).toBe('Era filer Två filer Lista');
});

test('a page has one heading of the first level, then what it is about, then what to do', () => {
  const page = drawn(
    <PageHeader
      title="Försäljning"
      description="Vad som säljer och varför."
      actions={<Button>Ny analys</Button>}
    />,
  );
  expect(page.outline).toEqual(['1 Försäljning']);
  expect(page.text).toBe('Försäljning Vad som säljer och varför. Ny analys');
});

test('a page without description or actions has no empty paragraph', () => {
  expect(drawn(<PageHeader title="Filer" />).all('paragraph')).toEqual([]);
});

test('where nothing is yet one sentence says so and one button does something about it', () => {
  const page = drawn(
    <EmptyState
      icon={<svg role="img" aria-label="En tom mapp" />}
      title="Inga filer än"
      actions={<Button>Ladda upp</Button>}
    >
      Här står filerna ni laddat upp.
    </EmptyState>,
  );
  expect(page.outline).toEqual(['2 Inga filer än']);
  expect(page.names('button')).toEqual(['Ladda upp']);
  expect(page.all('img')).toEqual([]);
  expect(drawn(<EmptyState title="Tomt" level={3} />).outline).toEqual(['3 Tomt']);
});
