import { describe, expect, it } from 'vitest';
import { isAlcohol } from '#engine/business/alcohol.ts';

describe('alcoholic drinks by their names', () => {
  it.each([
    ...['Fatöl', 'Öl 40 cl', 'Starköl flaska', 'Husets vin', 'Rödvin glas', 'Vin glas', 'Viner'],
    ...['Öl & vin', 'Prosecco', 'Husets bubbel', 'Champagne', 'Cider', 'Snaps', 'Whisky 4 cl'],
    ...['Gin & tonic', 'Drinkar', 'Cocktails', 'Pale Ale', 'Vinpaket', 'Glögg', 'Spritz', 'Sprit'],
  ])('%s is one', (name) => expect(isAlcohol(name)).toBe(true));

  it.each([
    ...['Alkoholfri öl', 'Öl alkoholfri 0,0', 'Alkoholfritt bubbel', 'Lättöl', 'Mocktail'],
    ...['Vinäger', 'Ölkorv', 'Vildsvin', 'Vinterdäck', 'Vindruvor', 'Vinglas', 'Ölglas'],
    ...['Rödvinssås', 'Handsprit', 'Champagneglas', 'Ginger ale 0,0', 'Pizza', 'Läsk', 'Kaffe'],
    ...['Originalpizza', 'Engagemang', 'Fjäril', 'Salong', 'Möllan', 'Vinka'],
  ])('%s is none', (name) => expect(isAlcohol(name)).toBe(false));
});
