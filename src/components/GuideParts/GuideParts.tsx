import { pageParts } from '../../lib/pages/page-parts.ts';
import { daysInAll } from '../../lib/guides/guide-time.ts';
import { routes } from '../../lib/routes.ts';
import { CheckList, type CheckListProps } from '../CheckList/CheckList.tsx';
import { Dash } from '../Dash/Dash.tsx';
import { GuideSteps, type GuideStepsProps } from '../GuideSteps/GuideSteps.tsx';
import { OfflineSteps, type OfflineStepsProps } from '../OfflineSteps/OfflineSteps.tsx';
import { Table } from '../Table/Table.tsx';

export interface GuidePartsProps extends CheckListProps {
  /** The steps, in order, with what cannot be done online. */
  steps: readonly (GuideStepsProps['steps'][number] & OfflineStepsProps['steps'][number])[];
  /** What it costs to join, to stay and to leave, as it falls due; a missing remark is shown as a dash. */
  costs: readonly { what: string; amount: string; remark?: string | undefined }[];
}

/** The parts of a guide before its text, each with its heading: papers, steps, what cannot be done online, costs. */
export function GuideParts({ papers, steps, costs }: GuidePartsProps) {
  return (
    <>
      <section className="prose" aria-labelledby={pageParts.papers.slug}>
        <h2 id={pageParts.papers.slug}>{pageParts.papers.text}</h2>
        <p className="screen-only">
          Bring or send copies, and keep the originals at hand. When printed, the first sheet of this page is a
          checklist with a box for each paper.
        </p>
        <CheckList papers={papers} />
      </section>
      <section className="prose print:break-before-page" aria-labelledby={pageParts.steps.slug}>
        <h2 id={pageParts.steps.slug}>{pageParts.steps.text}</h2>
        {daysInAll(steps).max > 0 && (
          <p>
            Times are in working days, counted once the papers for a step are complete. Each bar shows when its step
            takes place if every step takes its longest.
          </p>
        )}
        <GuideSteps steps={steps} />
      </section>
      <section className="prose" aria-labelledby={pageParts.offline.slug}>
        <h2 id={pageParts.offline.slug}>{pageParts.offline.text}</h2>
        <OfflineSteps steps={steps} />
      </section>
      <section className="prose" aria-labelledby={pageParts.costs.slug}>
        <h2 id={pageParts.costs.slug}>{pageParts.costs.text}</h2>
        <Table
          labelledBy={pageParts.costs.slug}
          columns={['Cost', 'Amount', 'When, and to whom']}
          rows={costs.map(({ what, amount, remark }) => ({
            id: what,
            cells: [amount, remark ?? <Dash label="no remark" />],
          }))}
        />
        <p className="mt-4">
          <a href={routes.feeCalculator}>The fee plans, and what they come to over the years</a>
        </p>
      </section>
    </>
  );
}
