import { afterEach, expect, test, vi } from 'vitest';
import { drawnOnPage } from '#support/routed.ts';
import { contactForm } from '../contract.ts';
import { dropContactDraft, keepContactDraft, readContactDraft } from './contact-draft.ts';
import { ContactForm } from './contact-form.tsx';
import { SentView } from './sent-view.tsx';

afterEach(() => {
  dropContactDraft();
  vi.unstubAllGlobals();
});

test('every field has its name, what must be filled in says so, and a browser may fill in the rest', () => {
  const page = drawnOnPage(<ContactForm onSent={() => undefined} />, { user: null });
  const form = page.one('form');
  const fields = form.all('textbox');
  expect(fields.map(({ name }) => name)).toEqual([
    'Namn',
    'E-post',
    'Företag (valfritt)',
    'Ämne',
    'Meddelande',
  ]);
  expect(fields.map((field) => field.attribute('aria-required') === 'true')).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
  expect(form.one('textbox', 'E-post').attribute('autocomplete')).toBe('email');
  expect(form.one('textbox', 'Meddelande').description).toContain('Skriv inte lösenord');
});

test('a form whose scripts do not run yet cannot be sent to nowhere', () => {
  const page = drawnOnPage(<ContactForm onSent={() => undefined} />);
  expect(page.one('button', 'Skicka meddelande').attribute('disabled')).toBe('');
  expect(page.one('form').attribute('method')).toBe('post');
});

test('a message that was sent says where the answer comes, and leads on', () => {
  const page = drawnOnPage(<SentView email="asa@angbageriet.example" onAgain={() => undefined} />);
  expect(page.text).toContain('på asa@angbageriet.example.');
  expect(page.names('button')).toEqual(['Skriv ett nytt meddelande']);
  expect(page.one('link', 'Till startsidan').attribute('href')).toBe('/');
});

const values = { name: 'Åsa', email: 'a@b.se', company: '', subject: 'Hej', message: 'Fråga' };

test('what was typed is there until it is sent', () => {
  expect(readContactDraft()).toEqual({});
  keepContactDraft(values);
  expect(readContactDraft()).toEqual(values);
  dropContactDraft();
  expect(readContactDraft()).toEqual({});
});

test.each([
  ['half a draft', '{"name":', {}],
  ['no draft', '7', {}],
  [
    'fields that are none, and values that are no text',
    '{"name":"Åsa","email":7,"role":"admin"}',
    { name: 'Åsa' },
  ],
])('%s is read as far as it can be', (_, text, draft) => {
  const sessionStorage = { getItem: () => text };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage }));
  expect(readContactDraft()).toEqual(draft);
  vi.unstubAllGlobals();
});

test.each([
  [{ name: ' ' }, 'name', 'Skriv ditt namn'],
  [{ email: '' }, 'email', 'Skriv din e-postadress'],
  [{ email: 'asa' }, 'email', 'Ange en giltig e-postadress, till exempel namn@foretag.se'],
  [{ subject: '' }, 'subject', 'Skriv vad meddelandet gäller'],
  [{ message: '' }, 'message', 'Skriv ett meddelande'],
  [{ message: 'x'.repeat(10_001) }, 'message', /^Meddelandet får vara högst/],
  [{ company: 'x'.repeat(201) }, 'company', 'Företagets namn får vara högst 200 tecken'],
])('a message with %# is refused in words of its own', (more, field, sentence) => {
  const issue = contactForm.safeParse({ ...values, ...more }).error?.issues[0];
  expect(issue?.path).toEqual([field]);
  expect(issue?.message).toMatch(sentence);
});
