import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeProps {
  /** An icon of 2 rem in the colour of what happened. */
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** How something ended, in place of what led there; takes the focus so that it is read aloud. */
export function Outcome({ icon, title, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      {icon}
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-2xl font-semibold">
        {title}
      </h1>
      {children}
    </>
  );
}
