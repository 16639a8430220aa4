import { normaliseName } from '../table/normalise-name.ts';
import type { ColumnRole } from '../table/roles.ts';
import type { TypedColumn } from '../table/typed-column.ts';
import { vatSide } from '../table/vocabulary/vat.ts';
import type { GuideReading } from './guide-reading.ts';
import type { Roled } from './roled.ts';

/** The role of an amount that its rows prove, or its own name says, to have VAT in it; else `otherwise`. */
export function provedAmount(
  { proofs }: Roled,
  column: TypedColumn,
  { amount }: GuideReading,
  otherwise: ColumnRole,
): ColumnRole {
  const proof = proofs.get(column);
  const isProved = proof?.is === 'gross' && !proof.isDisputed;
  return isProved || vatSide(normaliseName(column.name)) === 'including' ? amount.gross : otherwise;
}
