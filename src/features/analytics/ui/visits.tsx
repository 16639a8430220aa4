import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { eventsOfPage } from '../model.ts';
import { track } from './track.ts';

/** Once, in the root: tells of every page that is come to. */
export function Visits() {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const event of eventsOfPage(pathname)) void track(event);
  }, [pathname]);
  return null;
}
