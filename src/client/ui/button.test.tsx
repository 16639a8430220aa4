import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { Button } from './button.tsx';

test('a button sends no form unless it is told to', () => {
  const page = drawn(
    <form>
      <Button>Lägg till rad</Button>
      <Button type="submit">Spara</Button>
    </form>,
  );
  expect(page.one('button', 'Lägg till rad').attribute('type')).toBe('button');
  expect(page.one('button', 'Spara').attribute('type')).toBe('submit');
});

test('a button at work keeps its name and its focus, and says that it is busy', () => {
  const button = drawn(<Button loading>Analysera</Button>).one('button', 'Analysera');
  expect(button.attribute('aria-busy')).toBe('true');
  expect(button.attribute('aria-disabled')).toBe('true');
  expect(button.attribute('disabled')).toBeUndefined();
});

test('the spinner of a button at work stands in the place of its icon', () => {
  const icon = <svg aria-hidden="true" data-icon="play" />;
  expect(drawn(<Button icon={icon}>Kör</Button>).markup).toContain('data-icon="play"');
  expect(
    drawn(
      <Button icon={icon} loading>
        Kör
      </Button>,
    ).markup,
  ).not.toContain('data-icon="play"');
});

test('a button that is not at work has no marks of it', () => {
  const button = drawn(<Button disabled>Spara</Button>).one('button', 'Spara');
  expect(button.attribute('aria-busy')).toBeUndefined();
  expect(button.attribute('aria-disabled')).toBeUndefined();
  expect(button.attribute('disabled')).toBe('');
});

test('a link that looks like a button is a link', () => {
  const page = drawn(
    <Button asChild variant="secondary">
      <a href="/subscribe">Uppgradera</a>
    </Button>,
  );
  expect(page.all('button')).toEqual([]);
  expect(page.one('link', 'Uppgradera').attribute('href')).toBe('/subscribe');
  expect(page.one('link').attribute('type')).toBeUndefined();
});

test('a button of an icon alone is called by its label', () => {
  const page = drawn(
    <Button size="icon" aria-label="Öppna menyn" icon={<svg aria-hidden="true" />} />,
  );
  expect(page.names('button')).toEqual(['Öppna menyn']);
});
