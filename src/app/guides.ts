import { costsGuide } from '#features/costs/server/guide.ts';
import type { Guides } from '#features/guides/server/guide.ts';
import { planGuide } from '#features/plan/server/guide.ts';
import { salesGuide } from '#features/sales/server/guide.ts';

export const guides: Guides = { sales: salesGuide, costs: costsGuide, plan: planGuide };
