import { describe, expect, it } from 'vitest';
import { guideIdentities, guideIds, guideOfType } from './guides.ts';
import { pageAt } from './pages.ts';

describe('a guide', () => {
  it('is told by the type of its analyses', () => {
    expect(guideOfType('försäljning')).toBe('sales');
    expect(guideOfType('kostnader')).toBe('costs');
    expect(guideOfType('strategiska åtgärder')).toBe('plan');
    expect(guideOfType('annat')).toBeNull();
  });

  it.each(guideIds)('%s is the only one that its own type is told as, and has a page', (id) => {
    const { analysisType, path } = guideIdentities[id];
    const matching = guideIds.filter((each) => guideIdentities[each].typeWords.test(analysisType));
    expect(matching).toEqual([id]);
    expect(pageAt(path)).not.toBeNull();
  });

  it('shares no name in calls or storage with another', () => {
    const identities = guideIds.map((id) => guideIdentities[id]);
    expect(new Set(identities.map(({ flik }) => flik)).size).toBe(guideIds.length);
    expect(new Set(identities.map(({ analysisType }) => analysisType)).size).toBe(guideIds.length);
  });
});
