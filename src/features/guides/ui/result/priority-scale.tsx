import { Disclosure } from '#client/ui/disclosure.tsx';

interface PriorityScaleProps {
  title: string;
  lines: readonly string[];
}

/** What the three priorities mean and how they are weighed, folded below the heading of a list. */
export function PriorityScale({ title, lines }: PriorityScaleProps) {
  return (
    <Disclosure summary={title} className="-mt-3 mb-3 max-w-3xl">
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
