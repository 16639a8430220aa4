import { expect, test } from 'vitest';
import { asTyped } from './as-typed.ts';
import { saidBriefly } from './said-briefly.ts';

test.each([
  ['va säljer bäst i malmö', 'vad säljer bäst i malmö'],
  ['vilken va bäst', 'vilken var bäst'],
  ['va e hyran', 'vad är hyran'],
  ['å april', 'och april'],
  ['å hur mycket sålde vi', 'å hur mycket sålde vi'],
  ['te å kaffe i år', 'te och kaffe i år'],
  ['va bra', 'va bra'],
  ['hur måga kunder har vi', 'hur många kunder har vi'],
  ['om hyran går upp 5 % va blir vinsten', 'om hyran går upp 5 % vad blir vinsten'],
  ['juni till augusti jämfört med mars till maj', 'juni-augusti jämfört med mars-maj'],
  ['september och oktober mot juni till augusti', 'september-oktober mot juni-augusti'],
  ['hur mycket ökade vi från juni till augusti', 'hur mycket ökade vi från juni till augusti'],
  ['höst mot vår', 'hösten mot våren'],
])('%s is read as %s', (message, read) => {
  expect(asTyped(message)).toBe(read);
});

test.each([
  ['så vad blev kvar', 'och vad blev kvar'],
  ['vad skulle hända om Ek slutade handla', 'Vad händer om Ek slutade handla'],
  ['om hyran går upp 5 %, vad blir vinsten?', 'Vad händer om hyran går upp 5 %?'],
  ['om vi höjer allt med 3 procent', 'om vi höjer alla priser med 3 procent'],
  ['måndagar, lönar det sig', 'Lönar det sig att ha öppet på måndagar?'],
  ['lönar sig lördagarna?', 'Lönar det sig att ha öppet på lördagarna?'],
  ['annonserna, ger dom nåt', 'Ger annonserna något?'],
  ['laddboxar, hur mycket tjänar vi på en', 'Vad är täckningsbidraget per styck för laddboxar?'],
  ['topp 3 o botten 3', 'topp 3? botten 3?'],
  ['topp 3 och botten 3 kunder', 'topp 3 kunder? botten 3 kunder?'],
  [
    'vilken kund är vi mest beroende av',
    'Hur stor andel av försäljningen kommer från största kunden?',
  ],
  ['hur går det på måndagar', 'Hur mycket säljer vi på måndagar?'],
])('%s is asked as %s', (message, asked) => {
  expect(saidBriefly(message)).toBe(asked);
});
