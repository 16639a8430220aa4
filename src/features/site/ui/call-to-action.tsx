import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';

interface CallToActionProps {
  title: string;
  text: string;
  /** The main action and an alternative. */
  first: { to: string; label: string };
  second: { to: string; label: string };
}

/** The end of a page: one action and an alternative. */
export function CallToAction({ title, text, first, second }: CallToActionProps) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-xl border border-accent-line bg-accent-soft p-6 sm:p-9">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-xl font-semibold sm:text-2xl">{title}</h2>
        <p className="mt-1.5 max-w-xl text-ink-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow" data-print="hide">
        <Button asChild size="lg">
          <Link to={first.to}>{first.label}</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to={second.to}>{second.label}</Link>
        </Button>
      </div>
    </section>
  );
}
