import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

const controls = [
  ['a line of text', <Input key="c" />, 'textbox'],
  ['a longer text', <Textarea key="c" />, 'textbox'],
  ['a password', <PasswordInput key="c" />, 'textbox'],
  [
    'a list',
    <Select key="c">
      <option>Detaljhandel</option>
    </Select>,
    'combobox',
  ],
] as const;

test.each(controls)('%s in a field is called by the label of the field', (_, control, role) => {
  const page = drawn(<Field label="Bransch">{control}</Field>);
  expect(page.one(role).name).toBe('Bransch');
  expect(page.one(role).attribute('aria-invalid')).toBeUndefined();
  expect(page.one(role).attribute('aria-required')).toBeUndefined();
});

test.each(controls)('%s with a fault says the hint and then what is wrong', (_, control, role) => {
  const page = drawn(
    <Field label="Bransch" hint="Den ni säljer mest i." error="Välj en bransch." required>
      {control}
    </Field>,
  );
  const field = page.one(role, 'Bransch');
  expect(field.description).toBe('Den ni säljer mest i. Välj en bransch.');
  expect(field.attribute('aria-invalid')).toBe('true');
  expect(field.attribute('aria-required')).toBe('true');
});

test('a label that is not seen is still heard, and what stands beside it is no part of the name', () => {
  const page = drawn(
    <Field label="Sök" hideLabel aside={<a href="/glomt">Glömt lösenordet?</a>}>
      <Input />
    </Field>,
  );
  expect(page.one('textbox').name).toBe('Sök');
  expect(page.names('link')).toEqual(['Glömt lösenordet?']);
});

test("a control's own attributes win over those of its field", () => {
  const page = drawn(
    <Field label="E-post" hint="Dit vi skickar kvittot.">
      <Input aria-describedby="annat" type="email" />
      <p id="annat">Skriv hela adressen.</p>
    </Field>,
  );
  expect(page.one('textbox').description).toBe('Skriv hela adressen.');
});

test('two fields side by side never share a name or an error', () => {
  const page = drawn(
    <>
      <Field label="Förnamn" error="Skriv ert förnamn.">
        <Input />
      </Field>
      <Field label="Efternamn">
        <Input />
      </Field>
    </>,
  );
  expect(page.one('textbox', 'Förnamn').description).toBe('Skriv ert förnamn.');
  expect(page.one('textbox', 'Efternamn').description).toBe('');
});

test('a control outside a field stands by itself', () => {
  const page = drawn(<Input aria-label="Kampanjkod" />);
  expect(page.one('textbox', 'Kampanjkod').description).toBe('');
});

test('a password is hidden until its button is pressed', () => {
  const page = drawn(
    <Field label="Lösenord">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  expect(page.one('textbox', 'Lösenord').attribute('type')).toBe('password');
  expect(page.one('button', 'Visa lösenord').attribute('aria-pressed')).toBe('false');
});

test('a password that cannot be changed cannot be shown either', () => {
  const page = drawn(<PasswordInput aria-label="Lösenord" disabled />);
  expect(page.one('button', 'Visa lösenord').attribute('disabled')).toBe('');
});
