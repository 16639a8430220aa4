import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { eventsOfPage } from '../model.ts';
import { track } from './track.ts';

/** Tracks every page view; once, in the root. */
export function Visits() {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const event of eventsOfPage(pathname)) void track(event);
  }, [pathname]);
  return null;
}
