import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

it('costs written from memory are one table: an amount with ca, and what is in another cost', () => {
  const lines = [
    'Datum;Kostnad;Leverantör;Belopp;Kommentar',
    '2025-01-01;Hyra;Fastighets AB Norr;11 500 kr;index jan',
    '2025-01-02;El;Vattenfall;ca 3 200 kr;varierar',
    '2025-01-03;Värme;Fastighets AB Norr;ingår;',
    '2025-01-04;Telefoni;Telia;899 kr;',
    '2025-01-05;Bokföringsprogram;Fortnox;450:-;',
    '2025-01-06;Larm;Verisure;1.250 kr;',
  ];
  const file = Buffer.from(`${lines.join('\n')}\n`);
  const { total, questions } = readFileBytes(file, 'kostnader.csv', {}, 'costs').understanding;
  expect([total, questions]).toEqual(['17299', []]);
});
