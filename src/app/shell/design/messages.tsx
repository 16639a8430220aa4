import { FileSpreadsheet, MailWarning } from 'lucide-react';
import { Alert, type AlertVariant } from '#client/ui/alert.tsx';
import { Badge, type BadgeVariant } from '#client/ui/badge.tsx';
import { Banner, type BannerVariant } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { samples } from './samples.ts';
import { Row, Section } from './section.tsx';

const alerts: AlertVariant[] = ['info', 'success', 'warning', 'error'];
const banners: BannerVariant[] = ['plain', 'info', 'warning', 'accent'];
const badges: BadgeVariant[] = ['neutral', 'accent', 'positive', 'warning', 'negative', 'info'];

/** Banners, alerts, badges, loading and empty states. */
export function Messages() {
  return (
    <>
      <Section title="Meddelanden">
        {banners.map((variant) => (
          <Banner
            key={variant}
            variant={variant}
            mark={<MailWarning aria-hidden />}
            title="E-postadress inte bekräftad."
            action={
              <Button variant="secondary" size="sm">
                Skicka igen
              </Button>
            }
            onClose={() => undefined}
          >
            {samples.sentence}
          </Banner>
        ))}
        {alerts.map((variant) => (
          <Alert key={variant} variant={variant} live={false} title={samples.word}>
            {samples.sentence}
          </Alert>
        ))}
        <Row>
          {badges.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
        </Row>
      </Section>
      <Section title="Väntan och tomhet">
        <Row>
          <Spinner label="Läser filen…" />
          <Skeleton className="h-8 w-48" />
        </Row>
        <Progress label="Skickar" value={64} />
        <Progress label="Läser" value={null} />
        <Card padding="md">
          <EmptyState
            level={3}
            icon={<FileSpreadsheet />}
            title="Ingen fil ännu"
            actions={<Button>Ladda upp en fil</Button>}
          >
            {samples.sentence}
          </EmptyState>
        </Card>
      </Section>
    </>
  );
}
