import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { beginsNet, namesShare } from '../../table/vocabulary/header-words.ts';
import { namesWayOfPay } from '../../table/vocabulary/row-kinds.ts';
import { namesOtherThanVat, vatSide } from '../../table/vocabulary/vat.ts';
import { formatCount } from '../../text/format.ts';
import type { Ask, GuideReading } from '../guide-reading.ts';
import type { Proof, Roled } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { productRelations } from './product-evidence.ts';
import { rateRelations } from './rate-evidence.ts';
import { type Sampled, sampleAmounts } from './sampled-amounts.ts';
import { type NamedVat, type VatRelation, vatRelations } from './vat-evidence.ts';

/**
 * Needs: typed columns. Leaves: what the rows prove of its amounts, whatever the names say: which column is VAT, and
 * which amounts have it in them. Names are for what is not proved.
 */
export function evidence(table: Roled, { reading }: Ask): Roled {
  const parts = new Set(table.groups.flatMap((group) => group.parts));
  const sampled = sampleAmounts(table.columns.filter((column) => !parts.has(column)));
  if (sampled.length < 2) return table;
  const named = new Map(sampled.map(({ column }) => [column, nameOf(column, reading)]));
  const relations = [
    ...vatRelations(sampled, named),
    ...rateRelations(sampled, table.columns),
    ...productRelations(sampled, table.columns, reading),
  ];
  return { ...table, proofs: proofsOf(relations) };
}

function nameOf(column: TypedColumn, reading: GuideReading): NamedVat {
  const name = normaliseName(column.name);
  const guesses = guessRoles(column, reading);
  if (namesShare(column.name)) return 'other';
  if (guesses.some(({ role }) => role === 'vat')) return 'vat';
  return namesOtherThanVat(name) || namesWayOfPay(name) ? 'other' : 'open';
}

/** The surest relations come first: what they prove of a column, the others do not change. */
function proofsOf(relations: readonly VatRelation[]): Map<TypedColumn, Proof> {
  const proofs = new Map<TypedColumn, Proof>();
  const sizes = relations.map(({ gross, net }) => (gross ?? net)?.size ?? 0);
  const largest = Math.max(0, ...sizes);
  relations.forEach((relation, place) => {
    const { net, vat, gross } = relation;
    const prove = (sampled: Sampled | null, is: Proof['is']) => {
      if (!sampled) return;
      const { column } = sampled;
      // A share alone does not say that the rest of the file is not about other amounts.
      const isMain = sizes[place] === largest && (is === 'vat' || relation.by !== 'share');
      const before = proofs.get(column);
      const of = is === 'vat' && gross ? [...(before?.of ?? []), gross.column] : [];
      if (before) {
        if (before.is === is)
          proofs.set(column, { ...before, of, isMain: before.isMain || isMain });
        return;
      }
      const isDisputed = relation.by === 'share' && saysOpposite(column, is);
      proofs.set(column, { is, reason: reasonOf(relation), of, isMain, isDisputed });
    };
    prove(vat, 'vat');
    prove(net, 'net');
    prove(gross, 'gross');
  });
  return proofs;
}

function saysOpposite(column: TypedColumn, is: Proof['is']): boolean {
  const name = normaliseName(column.name);
  const side = vatSide(name) ?? (beginsNet(name) ? 'excluding' : null);
  return side === (is === 'gross' ? 'excluding' : 'including');
}

const reasonOf = ({ formula, held }: VatRelation) =>
  `${formula} på ${formatCount(held.held)} av ${formatCount(held.rows)} rader.`;
