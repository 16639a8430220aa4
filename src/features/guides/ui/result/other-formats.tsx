import { FileSpreadsheet, Presentation } from 'lucide-react';
import { OpenPackage } from '../package/open-package.tsx';
import { DownloadReport } from './download-report.tsx';
import { Print } from './print.tsx';

/** What a result is taken out as besides a PDF. */
export default function OtherFormats(props: { analysisId: string; day: string }) {
  return (
    <>
      <DownloadReport {...props} format="xlsx" icon={FileSpreadsheet} />
      <DownloadReport {...props} format="pptx" icon={Presentation} />
      <OpenPackage analysisId={props.analysisId} />
      <Print />
    </>
  );
}
