import { describe, expect, it } from 'vitest';
import { signupForm } from './signup-form.ts';

const good = {
  name: 'Åsa Öberg',
  email: 'asa@bageriet.example',
  password: 'åtta tecken',
  companyName: 'Bageriet AB',
  orgNumber: '556036 0793',
};

const problemsOf = (values: typeof good) =>
  Object.fromEntries(
    (signupForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('the sign-up form', () => {
  it('accepts an organisation number with or without hyphen and spaces', () => {
    for (const orgNumber of ['5560360793', '556036-0793', ' 556036 0793 ']) {
      expect(problemsOf({ ...good, orgNumber })).toEqual({});
    }
  });

  it('says of an empty field only that it is empty', () => {
    expect(problemsOf({ ...good, email: '', orgNumber: '  ' })).toEqual({
      email: 'Fyll i fältet',
      orgNumber: 'Fyll i fältet',
    });
  });

  it('says what is wrong with a short password and a malformed number', () => {
    expect(problemsOf({ ...good, password: 'sju tec', orgNumber: '55603-0793' })).toEqual({
      password: 'Lösenordet måste vara minst 8 tecken långt',
      orgNumber: 'Vänligen ange ett giltigt svenskt organisationsnummer (XXXXXX-XXXX)',
    });
  });
});
