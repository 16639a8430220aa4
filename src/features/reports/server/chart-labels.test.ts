import { describe, expect, it } from 'vitest';
import { placed } from './chart-labels.ts';

const plot = { top: 10, bottom: 200 };
const forecast = { x: 100, y: 50, text: 'Prognos 91 (72–111)' };

describe('labels in a picture', () => {
  it('stand where they are wanted when nothing is in the way', () => {
    const both = [forecast, { x: 100, y: 80, text: 'Trend' }];
    expect(placed(both, plot)).toEqual(both);
  });

  it('go to another place where they would cover one before them, else they are left out', () => {
    const trend = { x: 110, y: 52, text: 'Trend', others: [55, 74] };
    expect(placed([forecast, trend], plot)[1]?.y).toBe(74);
    expect(placed([forecast, { ...trend, others: [56] }], plot)).toEqual([forecast]);
  });

  it('are left out where no place is inside the picture', () => {
    expect(placed([{ x: 0, y: 205, text: 'Trend', others: [4] }], plot)).toEqual([]);
  });
});
