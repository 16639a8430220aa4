import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail } from '#adapters/mail/port.ts';
import { brand } from '../../brand.ts';
import { unbroken, withLinks } from './shown-text.ts';

export interface LetterSection {
  heading: string;
  text?: string;
  facts: readonly (readonly [label: string, value: string])[];
  note?: string;
  action?: { label: string; url: string };
}

/** What one mail says, in the order it is read; how it looks is the same for all. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Whether the paragraphs are our own words, whose addresses may be pressed. */
  isOurs?: boolean;
  /** Label and value pairs, such as what was changed and when. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Things of one kind, each with its figures and where it is read. */
  sections?: readonly LetterSection[];
  /** The one thing to do; its address also stands in plain letters under the button. */
  action?: { label: string; url: string };
  /** Smaller, after the action: how long it holds, what to do if it was not you. */
  notes?: readonly string[];
  /** The last line: where it is ended that such mails come. */
  ending?: { text: string; url: string };
}

const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const WIDTH = 560;

/** The colours of `client/ui/tokens.css`; mail programs know no variables. */
const light = {
  ground: '#f7f8f6',
  card: '#ffffff',
  ink: '#16201b',
  muted: '#4d5a53',
  line: '#e0e5e1',
};
const accent = '#1c5a48';

/** Where the mail program honours it; the light look stands inline for all others. */
const darkRules = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: #101513 !important; }
  .card { background-color: #171d1a !important; border-color: #2a332e !important; }
  .ink { color: #e8eeea !important; }
  .muted { color: #aab6af !important; }
  .line { border-color: #2a332e !important; }
  .link { color: #8fd0b4 !important; }
}
@media (max-width: 600px) { .card { padding: 24px 20px !important; } }`;

const size = { fontSize: '16px', lineHeight: '24px' };
const small = { fontSize: '14px', lineHeight: '21px' };

const bareLink = { color: accent, wordBreak: 'break-all' as const };

const paragraph = (text: string, key: number, isOurs = false) =>
  h(
    Text,
    {
      key,
      className: 'ink',
      style: { ...size, color: light.ink, margin: '0 0 16px', whiteSpace: 'pre-line' },
    },
    isOurs ? withLinks(text, bareLink) : unbroken(text),
  );

const note = (text: string, key: number) =>
  h(
    Text,
    { key, className: 'muted', style: { ...small, color: light.muted, margin: '0 0 8px' } },
    withLinks(text, bareLink),
  );

function factRows(facts: Letter['facts']): ReactNode {
  if (!facts?.length) return null;
  const cell = { ...small, verticalAlign: 'top', padding: '4px 0' };
  const rows = facts.map(([label, value]) =>
    h(
      'tr',
      { key: label },
      h(
        'td',
        { className: 'muted', style: { ...cell, color: light.muted, paddingRight: '16px' } },
        label,
      ),
      h(
        'td',
        { className: 'ink', style: { ...cell, color: light.ink, wordBreak: 'break-word' } },
        value,
      ),
    ),
  );
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { margin: '0 0 16px' } },
    h('tbody', null, rows),
  );
}

const buttonLook = {
  ...size,
  backgroundColor: accent,
  color: '#ffffff',
  borderRadius: '8px',
  fontWeight: 600,
  padding: '12px 20px',
};

function sectionPart({ heading, text, facts, note: under, action }: LetterSection): ReactNode {
  const look = { ...size, color: light.ink, fontWeight: 700, margin: '24px 0 8px' };
  return h(
    'div',
    { key: heading },
    h(Heading, { as: 'h2', className: 'ink', style: look }, heading),
    text === undefined ? null : paragraph(text, 0),
    factRows(facts),
    under === undefined ? null : note(under, 0),
    action ? h(Button, { href: action.url, style: buttonLook }, action.label) : null,
  );
}

/** A small line that ends with an address in plain letters. */
const addressLine = (text: string, url: string, margin: string) =>
  h(
    Text,
    { key: 'bare', className: 'muted', style: { ...small, color: light.muted, margin } },
    `${text} `,
    h(Link, { href: url, className: 'link', style: bareLink }, url),
  );

function actionPart(action: Letter['action']): ReactNode {
  if (!action) return null;
  return [
    h(Button, { key: 'button', href: action.url, style: buttonLook }, action.label),
    addressLine('Fungerar inte knappen? Kopiera adressen till webbläsaren:', action.url, '16px 0'),
  ];
}

function signature(): ReactNode {
  const { name, tagline, supportEmail } = brand;
  return h(
    Text,
    { className: 'muted', style: { ...small, color: light.muted, margin: 0 } },
    `${name} – ${tagline}. Frågor? `,
    h(
      Link,
      { href: `mailto:${supportEmail}`, className: 'link', style: { color: accent } },
      supportEmail,
    ),
  );
}

function page(letter: Letter): ReactNode {
  const card = {
    backgroundColor: light.card,
    border: `1px solid ${light.line}`,
    borderRadius: '12px',
    maxWidth: `${WIDTH}px`,
    padding: '32px',
  };
  const heading = { color: light.ink, fontSize: '22px', lineHeight: '28px', margin: '0 0 16px' };
  const brandLine = { ...small, color: accent, fontWeight: 700, margin: '0 0 20px' };
  return h(
    Html,
    { lang: 'sv' },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, letter.subject),
      h('style', null, darkRules),
    ),
    h(Preview, null, letter.paragraphs[0] ?? letter.heading),
    h(
      Body,
      {
        className: 'ground',
        style: { backgroundColor: light.ground, fontFamily: FONT, margin: 0, padding: '24px 12px' },
      },
      h(
        Container,
        { className: 'card', style: card },
        h(Text, { className: 'link', style: brandLine }, brand.name),
        h(Heading, { as: 'h1', className: 'ink', style: heading }, unbroken(letter.heading)),
        letter.paragraphs.map((text, key) => paragraph(text, key, letter.isOurs)),
        factRows(letter.facts),
        letter.sections?.map(sectionPart),
        letter.sections && letter.notes ? h('div', { style: { height: '24px' } }) : null,
        actionPart(letter.action),
        letter.notes?.map(note),
        letter.ending && addressLine(letter.ending.text, letter.ending.url, '0 0 8px'),
        h(Hr, { className: 'line', style: { borderColor: light.line, margin: '20px 0 16px' } }),
        signature(),
      ),
    ),
  );
}

const plainFacts = (facts: Letter['facts'] = []) =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n');
const plainAction = (action: Letter['action']) => (action ? `${action.label}:\n${action.url}` : '');

function plain(letter: Letter): string {
  const { heading, paragraphs, facts, sections = [], action, notes = [], ending } = letter;
  const parts = [
    heading,
    ...paragraphs,
    plainFacts(facts),
    ...sections.flatMap((each) => [
      each.heading,
      each.text ?? '',
      plainFacts(each.facts),
      each.note ?? '',
      plainAction(each.action),
    ]),
    plainAction(action),
    ...notes,
    ending ? `${ending.text}\n${ending.url}` : '',
    `-- \n${brand.name} – ${brand.tagline}\n${brand.supportEmail}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A letter as a mail: its one-line fields on one line each, plain text, and HTML in light and dark. */
export function writeLetter(written: Letter): Pick<Mail, 'subject' | 'text' | 'html'> {
  const letter: Letter = {
    ...written,
    subject: oneLine(written.subject),
    heading: oneLine(written.heading),
    facts: oneLined(written.facts),
    ...(written.sections && {
      sections: written.sections.map((each) => ({
        ...each,
        heading: oneLine(each.heading),
        facts: oneLined(each.facts),
      })),
    }),
  };
  return {
    subject: letter.subject,
    text: plain(letter),
    html: `<!DOCTYPE html>${renderToStaticMarkup(page(letter))}`,
  };
}

const oneLined = (facts: Letter['facts'] = []) =>
  facts.map(([label, value]) => [oneLine(label), oneLine(value)] as const);

/** No break makes another line of one, no turned direction hides its end. Hard spaces stay: they keep numbers whole. */
const BREAKS = /(?:[^\S\u00a0]|[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])+/gu;
const oneLine = (text: string) => text.replace(BREAKS, ' ').trim();

interface LinkTexts {
  subject: string;
  text: string;
  action: string;
  notes: readonly string[];
}

/** A mail to `to` with one link to press. */
export function linkMail(
  to: string,
  { subject, text, action, notes }: LinkTexts,
  url: string,
): Pick<Mail, 'to' | 'subject' | 'text' | 'html'> {
  const letter = { subject, heading: subject, paragraphs: [text], notes };
  return { to, ...writeLetter({ ...letter, action: { label: action, url } }) };
}

/** A mail to `to` that tells what has happened. */
export function noticeMail(
  to: string,
  { subject, text, notes }: Omit<LinkTexts, 'action'>,
): Pick<Mail, 'to' | 'subject' | 'text' | 'html'> {
  return {
    to,
    ...writeLetter({ subject, heading: subject, paragraphs: [text], isOurs: true, notes }),
  };
}
