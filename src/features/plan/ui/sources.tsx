import { Badge } from '#client/ui/badge.tsx';
import { DefinitionList } from '#client/ui/definition-list.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import type { User } from '#contract/session.ts';
import { formatInstantDay, formatMoney, formatNumber } from '#engine/text/format.ts';
import { priorities } from '#features/guides/answers/plan.ts';
import { Used } from '#features/guides/ui/used.tsx';
import { priorityNames, questions, createTexts as texts } from '../texts.ts';
import type { PlanView } from './use-plan.ts';

/** The analysis of one guide that the plan is made of, or what one would add. */
export function AnalysisUsed({ plan, guide }: { plan: PlanView; guide: 'sales' | 'costs' }) {
  const { title, to, none, make } = texts[guide];
  const used = plan.sources[guide];
  return (
    <Used title={title} to={to} edit={used ? texts.look : make}>
      {used ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <p className="min-w-0 text-ink-muted [overflow-wrap:anywhere]">
            <span className="tabular font-medium text-ink">
              {texts.made(formatInstantDay(used.createdAt))}
            </span>
            {used.document && (
              <>
                {' · '}
                <FileName name={used.document} />
              </>
            )}
          </p>
          {used.sample && <Badge variant="info">{texts.sample}</Badge>}
        </div>
      ) : (
        <p className="text-sm text-ink-muted">{plan.sources.note ? texts.leftOut : none}</p>
      )}
    </Used>
  );
}

/** What the plan uses of the company profile. */
export function ProfileUsed({ user }: { user: User }) {
  const { profile } = texts;
  const { industry, employees, revenue, result, companyForm, foundedYear, verksamhet } = user;
  const lines = [
    { name: profile.industry, value: industry },
    { name: profile.employees, value: employees === null ? null : formatNumber(employees) },
    { name: profile.revenue, value: revenue === null ? null : formatMoney(revenue) },
    { name: profile.result, value: result === null ? null : formatMoney(result) },
    { name: profile.form, value: companyForm },
    { name: profile.founded, value: foundedYear === null ? null : String(foundedYear) },
    {
      name: profile.business,
      value: verksamhet && <span className="line-clamp-3">{verksamhet}</span>,
    },
  ];
  const filled = lines.filter(({ value }) => value !== null && value !== '');
  const missing = lines.filter((line) => !filled.includes(line)).map(({ name }) => name);
  return (
    <Used
      title={profile.title}
      to="/settings"
      edit={filled.length === 0 ? profile.fill : profile.change}
    >
      {filled.length === 0 ? (
        <p className="text-sm text-ink-muted">{profile.none}</p>
      ) : (
        <>
          <DefinitionList layout="grid" items={filled} />
          {missing.length > 0 && (
            <p className="mt-3 text-sm text-ink-muted">{profile.missing(missing)}</p>
          )}
        </>
      )}
    </Used>
  );
}

/** The five answers and when they were saved. */
export function AnswersUsed({ plan }: { plan: PlanView }) {
  if (plan.saved === null) return null;
  const { answers, savedAt } = plan.saved;
  const priority = priorities.find((each) => each === answers.question3);
  const shown = { ...answers, question3: priority ? priorityNames[priority] : '' };
  return (
    <Used title={texts.answers} onEdit={() => plan.goTo('goals')}>
      {savedAt !== null && (
        <p className="tabular text-sm text-ink-muted">{texts.saved(formatInstantDay(savedAt))}</p>
      )}
      <DefinitionList
        className="mt-2"
        items={questions.map(({ key, short }) => ({
          name: short,
          value: <span className="line-clamp-3 whitespace-pre-line">{shown[key]}</span>,
        }))}
      />
    </Used>
  );
}
