import { Link } from 'react-router';
import { brand } from '../../../brand.ts';

/** The product's mark and name, linked to `to`. */
export function Logo({ to }: { to: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-ink">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path d={brand.mark} className="stroke-on-accent" strokeWidth="3.2" strokeLinecap="round" />
      </svg>
      <span className="text-lg tracking-tight">{brand.name}</span>
    </Link>
  );
}
