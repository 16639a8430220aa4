import { Disclosure } from '#client/ui/disclosure.tsx';
import { formatNumber } from '#engine/text/format.ts';
import { film, filmFile, filmTime } from '../../film.ts';
import { demoTexts } from '../../texts/demo.ts';

const texts = demoTexts.film;
const mp4 = filmFile('mp4');

/** The film, loaded when it is played, with a transcript. */
export function FilmPlayer() {
  return (
    <figure>
      <div className="overflow-hidden rounded-xl border border-line-strong bg-sunken shadow-float">
        <video
          controls
          playsInline
          preload="none"
          poster={filmFile('webp')}
          width={film.width}
          height={film.height}
          aria-label={texts.name}
          className="captions-below block aspect-[1280/816] h-auto w-full"
        >
          <source src={filmFile('webm')} type='video/webm; codecs="av01.0.05M.08"' />
          <source src={mp4} type="video/mp4" />
          <track
            default
            kind="captions"
            src={filmFile('vtt')}
            srcLang="sv"
            label={texts.captions}
          />
          {texts.unplayable} <a href={mp4}>{texts.download}</a>
        </video>
      </div>
      <figcaption className="mt-3 flex flex-col gap-x-8 gap-y-1 text-sm text-ink-muted sm:flex-row sm:items-start">
        <p className="py-3 sm:shrink-0">{texts.about(formatNumber(Math.round(film.seconds)))}</p>
        <Disclosure summary={texts.transcript} level={2} className="flex-1">
          <Transcript />
        </Disclosure>
      </figcaption>
    </figure>
  );
}

function Transcript() {
  return (
    <ol className="flex max-w-2xl flex-col gap-2">
      {film.captions.map(({ from, text }) => (
        <li key={from} className="grid grid-cols-[3rem_minmax(0,1fr)]">
          <span className="tabular">{filmTime(from)}</span>
          <span className="text-ink">{text}</span>
        </li>
      ))}
    </ol>
  );
}
