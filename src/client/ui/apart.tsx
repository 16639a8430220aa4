import { Children, type ReactNode } from 'react';

/** Things said beside each other, each whole on a line where it has room, with a dot between those of the same line. */
export function Apart({ children }: { children: ReactNode }) {
  return (
    <span className="block overflow-x-clip">
      <span className="-ml-4 flex flex-wrap">
        {Children.map(children, (piece, place) => (
          <span className="relative min-w-0 pl-4">
            {/* Out of sight before what begins a line. */}
            {place > 0 && <span className="absolute left-1.5">· </span>}
            {piece}{' '}
          </span>
        ))}
      </span>
    </span>
  );
}
