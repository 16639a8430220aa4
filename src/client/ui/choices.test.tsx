import { expect, test } from 'vitest';
import { type AccessibleElement, drawn } from '#support/screen.ts';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Rating } from './rating.tsx';
import { SegmentedToggle } from './segmented-toggle.tsx';
import { Switch } from './switch.tsx';

const ignore = () => undefined;
const isChecked = (element: AccessibleElement) => element.attribute('checked') !== undefined;
const chosen = (elements: readonly AccessibleElement[]) =>
  elements.filter(isChecked).map(({ name }) => name);

test('a checkbox is called by its label alone; hint and fault come after', () => {
  const page = drawn(
    <Checkbox
      label="Jag godkänner villkoren"
      hint="Ni kan läsa dem först."
      error="Godkänn villkoren för att gå vidare."
    />,
  );
  const box = page.one('checkbox', 'Jag godkänner villkoren');
  expect(box.description).toBe('Ni kan läsa dem först. Godkänn villkoren för att gå vidare.');
  expect(box.attribute('aria-invalid')).toBe('true');
});

test('a checkbox without hint or fault points at nothing', () => {
  const box = drawn(<Checkbox label="Kom ihåg mig" />).one('checkbox', 'Kom ihåg mig');
  expect(box.attribute('aria-describedby')).toBeUndefined();
  expect(box.attribute('aria-invalid')).toBeUndefined();
});

test('a checkbox with an id of its own is still called by its label', () => {
  const page = drawn(<Checkbox id="villkor" label="Villkoren" hint="Läs dem." />);
  expect(page.one('checkbox', 'Villkoren').description).toBe('Läs dem.');
});

const industries = [
  { value: 'butik', label: 'Butik', hint: 'Varor över disk' },
  { value: 'tjanst', label: 'Tjänster' },
  { value: 'annat', label: 'Annat', disabled: true },
] as const;

test('of radio buttons under one legend at most one is chosen', () => {
  const group = (value: 'butik' | 'tjanst' | 'annat' | null) =>
    drawn(<RadioGroup legend="Bransch" value={value} onChange={ignore} options={industries} />).one(
      'group',
      'Bransch',
    );
  expect(chosen(group(null).all('radio'))).toEqual([]);
  expect(chosen(group('tjanst').all('radio'))).toEqual(['Tjänster']);
  expect(group('butik').names('radio')).toEqual(['Butik Varor över disk', 'Tjänster', 'Annat']);
});

test('an option that cannot be had yet is there to be read and not to be chosen', () => {
  const page = drawn(
    <RadioGroup legend="Bransch" value={null} onChange={ignore} options={industries} />,
  );
  expect(page.one('radio', 'Annat').attribute('disabled')).toBe('');
  expect(page.one('radio', 'Tjänster').attribute('disabled')).toBeUndefined();
});

test('the fault of a choice is said of the whole group', () => {
  const page = drawn(
    <RadioGroup
      legend="Bransch"
      hideLegend
      value={null}
      onChange={ignore}
      options={industries}
      error="Välj en bransch."
    />,
  );
  expect(page.one('group', 'Bransch').description).toBe('Välj en bransch.');
});

test('two groups on one page do not share their choice', () => {
  const page = drawn(
    <>
      <RadioGroup legend="Ett" value="butik" onChange={ignore} options={industries} />
      <RadioGroup legend="Två" value="tjanst" onChange={ignore} options={industries} />
    </>,
  );
  const names = new Set(page.all('radio').map((radio) => radio.attribute('name')));
  expect(names.size).toBe(2);
  expect(chosen(page.all('radio'))).toEqual(['Butik Varor över disk', 'Tjänster']);
});

test.each([null, 1, 3, 5])('a rating of %s is the radio button of that step', (value) => {
  const page = drawn(
    <Rating
      legend="Hur nöjd är du?"
      value={value}
      onChange={ignore}
      nameOf={(step) => `${step} av 5`}
    />,
  );
  const group = page.one('group', 'Hur nöjd är du?');
  expect(group.names('radio')).toEqual(['1 av 5', '2 av 5', '3 av 5', '4 av 5', '5 av 5']);
  expect(chosen(group.all('radio'))).toEqual(value === null ? [] : [`${value} av 5`]);
});

test('choices in a row are radio buttons under a label that is only heard', () => {
  const page = drawn(
    <SegmentedToggle
      label="Betalningsperiod"
      value="year"
      onChange={ignore}
      options={[
        { value: 'month', label: 'Månadsvis' },
        { value: 'year', label: 'Årsvis' },
      ]}
    />,
  );
  const group = page.one('group', 'Betalningsperiod');
  expect(group.names('radio')).toEqual(['Månadsvis', 'Årsvis']);
  expect(chosen(group.all('radio'))).toEqual(['Årsvis']);
});

test.each([true, false])('a switch says that it is %s', (checked) => {
  const page = drawn(
    <Switch label="Veckobrev" hint="Varje måndag." checked={checked} onChange={ignore} />,
  );
  const control = page.one('switch', 'Veckobrev');
  expect(control.attribute('aria-checked')).toBe(String(checked));
  expect(control.description).toBe('Varje måndag.');
  expect(control.attribute('aria-busy')).toBeUndefined();
});

test('a switch cannot be pressed again while its change is on its way', () => {
  const page = drawn(<Switch label="Veckobrev" checked onChange={ignore} loading />);
  const control = page.one('switch', 'Veckobrev');
  expect(control.attribute('disabled')).toBe('');
  expect(control.attribute('aria-busy')).toBe('true');
  expect(control.attribute('aria-describedby')).toBeUndefined();
});
