import { Outlet } from 'react-router';
import { ScriptsNeeded } from '#client/ui/scripts-needed.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** Login, sign-up and plan choice: no navigation, just the task. */
export default function PlainLayout() {
  return (
    <PlainFrame>
      <ScriptsNeeded />
      <Outlet />
    </PlainFrame>
  );
}
