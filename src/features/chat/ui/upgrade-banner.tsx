import { Link } from 'react-router';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { chatTexts } from '../texts.ts';

const { upgrade } = chatTexts;

/** Shown where the plan has no chat; the question can be written again when it is closed. */
export function UpgradeBanner({ onClose }: { onClose: () => void }) {
  return (
    <Banner
      variant="accent"
      className="mb-3"
      title={upgrade.title}
      action={
        <>
          <Button asChild size="sm">
            <Link to="/subscribe">{upgrade.action}</Link>
          </Button>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {upgrade.close}
          </Button>
        </>
      }
    >
      {upgrade.text}
    </Banner>
  );
}
