import { Fragment } from 'react';

/** A file name that breaks after dots, dashes and underscores rather than inside words. */
export function FileName({ name }: { name: string }) {
  let place = 0;
  return name.split(/(?<=[._-])/).map((part) => {
    place += part.length;
    return (
      <Fragment key={place}>
        {part}
        <wbr />
      </Fragment>
    );
  });
}
