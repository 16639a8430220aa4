import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { loop, loopFile } from '../../loop.ts';
import { landingTexts } from '../../texts/landing.ts';

const texts = landingTexts.loop;

/** So far below the screen it is fetched: what is not scrolled to costs nothing. */
const NEAR = '200px';

/** Whether an element has come near the screen. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** The product at work, without sound, over and over; still for one who wants less motion, until it is started. */
export function ProductLoop() {
  const frame = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const isNear = useIsNear(frame);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A browser that plays nothing by itself leaves it to the button.
    if (isNear && !wantsLess) void video.current?.play().catch(() => undefined);
  }, [isNear]);
  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else void video.current?.play();
  };
  const Icon = isPlaying ? Pause : Play;
  return (
    <figure ref={frame} className="mx-auto max-w-5xl">
      <div className="relative overflow-hidden rounded-xl border border-line-strong bg-sunken shadow-float">
        <video
          ref={video}
          muted
          loop
          playsInline
          preload="none"
          width={loop.width}
          height={loop.height}
          aria-label={texts.name}
          {...(isNear && { poster: loopFile('webp') })}
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          className="block aspect-[1024/640] h-auto w-full"
        >
          {isNear && (
            <>
              <source src={loopFile('webm')} type='video/webm; codecs="av01.0.05M.08"' />
              <source src={loopFile('mp4')} type="video/mp4" />
            </>
          )}
        </video>
        <button
          type="button"
          aria-label={isPlaying ? texts.pause : texts.play}
          onClick={toggle}
          className="absolute right-3 bottom-3 inline-flex size-11 items-center justify-center rounded-full border border-line-strong bg-surface text-ink shadow-float hover:bg-hover"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
      <figcaption className="mt-3 px-1 text-sm text-ink-muted">
        {texts.about}{' '}
        <Link
          to="/prova"
          className="text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-current"
        >
          {texts.same}
        </Link>
      </figcaption>
    </figure>
  );
}
