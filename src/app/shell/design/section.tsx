import { type ReactNode, useId } from 'react';

/** One section of the design page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-5">
      <h2 id={id} className="border-b border-line pb-2 text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** States of one component side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-4">{children}</div>;
}
