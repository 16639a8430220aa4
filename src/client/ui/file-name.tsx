import { Fragment } from 'react';

/** A file name that breaks after dots, dashes and underscores rather than inside words; its ending stays at the last word. */
export function FileName({ name }: { name: string }) {
  const ending = name.lastIndexOf('.') + 1;
  let place = 0;
  return name.split(/(?<=[._-])/).map((part) => {
    place += part.length;
    return (
      <Fragment key={place}>
        {part}
        {place !== ending && <wbr />}
      </Fragment>
    );
  });
}

/** A sentence that may name a file, which is broken as the name is: its full stop stood alone on a line. */
export function FileSentence({ text }: { text: string }) {
  return <FileName name={text} />;
}
