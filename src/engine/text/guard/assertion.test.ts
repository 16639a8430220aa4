import { describe, expect, it } from 'vitest';
import { createSentenceCheck } from '../guard-sentences.ts';

/** Nothing is known of any rise or fall. */
const check = createSentenceCheck({ facts: [], changes: new Set(), rules: [] });
const claims = (sentence: string) => check.breaches(sentence).map(({ kind }) => kind);

describe('what claims nothing', () => {
  it.each([
    'Redan på måndag: lista det där kostnaden stigit mest, och räkna ut vad priset behöver bli.',
    'På måndag: lista de produkter där inköpspriset stigit mest och ring leverantören till den största av dem.',
    'Välj de varor vars inköpspris stigit mest.',
    'Börja med de kunder som minskat mest.',
    'Fråga vilka kunder som minskat sina inköp.',
    'Ring den leverantör vars priser stigit mest det senaste året.',
    'Kontrollera om försäljningen har minskat.',
    'Se efter om inköpspriset stigit, och ring leverantören.',
    'Skriv upp vad som ökat mest.',
    'Om kostnaden stigit mest, ring leverantören.',
    'Om försäljningen minskat bör ni se över priserna.',
    'Om försäljningen sjunker igen, gå igenom priserna.',
    'Har inköpspriset stigit?',
    'Har försäljningen minskat under året?',
  ])('%s', (sentence) => {
    expect(claims(sentence)).toEqual([]);
  });
});

describe('what is claimed in the dress of something else', () => {
  it.each([
    'Tänk på att kaffet stigit mest.',
    'Tänk på kaffet som stigit mest.',
    'Kom ihåg att försäljningen minskat.',
    'Notera den vara som stigit mest.',
    'Glöm inte att inköpspriset stigit.',
    'Lista den vara som stigit mest: kaffet.',
    'Lista den vara som stigit mest, alltså kaffet.',
    'Lista den vara som stigit mest (kaffet).',
    'Lista den vara som stigit mest – kaffet.',
    'Lista de varor som säljs, eftersom inköpspriset stigit.',
    'Lista de varor som säljs och inköpspriset har stigit.',
    'Lista kaffet, vars inköpspris stigit mest.',
    'Välj kaffet vars inköpspris stigit mest.',
    'Ring leverantören, kostnaden har stigit.',
    'Ring leverantören: kostnaden har stigit.',
    'Fråga varför försäljningen minskat.',
    'Fråga hur kostnaden stigit.',
    'Kontrollera om det beror på att kostnaden stigit.',
    'Se efter om det är kaffet som stigit mest.',
    'Har ni sett att försäljningen minskat?',
    'Har inte försäljningen minskat?',
    'Varför har kostnaden stigit?',
    'Har kostnaden stigit, undrar ni: den har stigit.',
    'Om man ser till att kostnaden stigit, ring leverantören.',
    'Om kostnaden stigit, vilket den har, ring leverantören.',
    'Om kostnaden stigit, och det har den, ring leverantören.',
    'Om något: kostnaden har stigit.',
    'Försäljningen har minskat.',
    'Välj bort det andra, kostnaden har stigit mest.',
  ])('%s', (sentence) => {
    expect(claims(sentence)).toContain('direction');
  });
});
