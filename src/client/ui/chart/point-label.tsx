interface PointLabelProps {
  x?: unknown;
  y?: unknown;
  text: string;
  /** Above the point where the line rises, below it where it falls. */
  below?: boolean;
  /** Beside the point, where names below and above it would meet others. */
  left?: boolean;
  /** Raised where it stands beside its point: so low that it would cross the axis. */
  raised?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  color?: string;
}

/** A text beside its point, outlined in the surface colour so that it reads over lines. */
export function PointLabel({ x, y, text, below, left, raised, anchor, color }: PointLabelProps) {
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  const drop = below ? 20 : -10;
  const beside = raised ? -6 : 4;
  return (
    <text
      x={left ? x - 10 : x}
      y={y + (left ? beside : drop)}
      textAnchor={left ? 'end' : (anchor ?? 'middle')}
      stroke="var(--surface)"
      strokeWidth={4}
      strokeLinejoin="round"
      paintOrder="stroke"
      fill={color ?? 'var(--ink)'}
      className="tabular pointer-events-none text-xs font-medium"
    >
      {text}
    </text>
  );
}

/** Labels near an edge grow away from it. */
export function anchorAt(place: number, count: number): 'start' | 'middle' | 'end' {
  if (place < count / 8) return 'start';
  return place > (count * 7) / 8 - 1 ? 'end' : 'middle';
}

/** At so few points before another value the name of the line, which is long, would lie on it: it grows away from it. */
const CROWDED = 3;

/** Which way the name at a point grows, among the points that carry their values. */
export function nameAnchor(named: number, labelled: ReadonlySet<number>, count: number) {
  const isBefore = (place: number) => place > named && place <= named + CROWDED;
  const hasRoom = named > count / 3;
  return hasRoom && [...labelled].some(isBefore) ? 'end' : anchorAt(named, count);
}
