import { Fragment } from 'react';

/** A file's name that breaks after its dots, dashes and underscores before it breaks inside a word. */
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
