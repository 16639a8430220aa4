import { Link } from 'react-router';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { guideTexts } from '#features/guides/texts.ts';
import { proTexts } from '../texts.ts';

/** Tells free users that plans need Pro; the guide itself stays open to them. */
export function ProAlert() {
  return (
    <Alert title={proTexts.title} actions={<UpgradeButton />}>
      {proTexts.text}
    </Alert>
  );
}

export function UpgradeButton() {
  return (
    <Button asChild size="sm">
      <Link to="/subscribe">{guideTexts.upgrade}</Link>
    </Button>
  );
}
