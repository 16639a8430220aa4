import { Fragment } from 'react';

/** The ending of a file's name, last in it or in a sentence that goes on. */
const ENDING = /^\w{1,5}(?![\w-]|\.\w)/;

/** A file name that breaks after dots, dashes and underscores rather than inside words; its ending stays at the last word. */
export function FileName({ name }: { name: string }) {
  let place = 0;
  return name.split(/(?<=[._-])/).map((part) => {
    place += part.length;
    const isKept = part.endsWith('.') && ENDING.test(name.slice(place));
    return (
      <Fragment key={place}>
        {part}
        {!isKept && <wbr />}
      </Fragment>
    );
  });
}

/** A sentence that may name a file, which is broken as the name is: its full stop stood alone on a line. */
export function FileSentence({ text }: { text: string }) {
  return <FileName name={text} />;
}
