"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { EmptyState } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Report, ReportSwatch } from "../report.server.ts";
import { ReportLinks } from "./report-links.tsx";
import { reportMonth } from "./report-month.ts";
import { ReportTable } from "./report-table.tsx";
import { SlopeChart } from "./slope-chart.tsx";
import css from "./blind-report.module.css";

/** What names did in a month: what moved, how it was counted, of how many, and what it cannot say. */
export function BlindReport({ report }: { report: Report }) {
  const t = useMessages<Messages>();
  return (
    <article className="on-soot">
      <header className={`${css.head} on-ink stack-3`}>
        <p className={`${css.month} text-strong`}>{t("report.month", reportMonth(report.round))}</p>
        <h1 className={classNames(role.display, "text-title")}>{t("report.title")}</h1>
        <p>{t("report.lead")}</p>
        {report.isRunning && (
          <p className="text-strong">
            {t("now", { time: formatMoment(report.asOf, "ja") })}　{t("report.running")}
          </p>
        )}
        {report.hasDemo && <p className="marked text-strong">{t("demo")}</p>}
      </header>
      {report.swatches.length > 0 ? <ReportResults report={report} /> : <TooFew report={report} />}
      <ReportLinks title={t("report.others")} rounds={report.rounds} here={report.round} />
      <p className={css.back}>
        <ButtonLink look="line" wide to="/ranking">
          {t("report.back")}
        </ButtonLink>
      </p>
    </article>
  );
}

function ReportResults({ report }: { report: Report }) {
  const t = useMessages<Messages>();
  const { swatches, visitors, dealt } = report;
  const moved = swatches.filter(({ isClear }) => isClear);
  return (
    <>
      <section className="pad-side-5 stack-3">
        <p className={classNames(role.display, "text-heading text-leading-15")}>
          {moved.length > 0 ? t("report.moved", { count: moved.length }) : t("report.movedNone")}
        </p>
        <ul className="stack-2">
          {moved.map((swatch) => (
            <li key={swatch.id}>
              <MovedSwatch swatch={swatch} />
            </li>
          ))}
        </ul>
      </section>
      <SlopeChart swatches={swatches} />
      <ReportTable swatches={swatches} />
      <section className="pad-side-5 stack-3" aria-labelledby="method">
        <h2 id="method">{t("report.method")}</h2>
        <p>{t("report.who", visitors)}</p>
        <p>{t("report.how", { dealt })}</p>
      </section>
      <section className="pad-side-5 stack-3" aria-labelledby="limits">
        <h2 id="limits">{t("report.limits")}</h2>
        <p>{t("report.limitsText")}</p>
      </section>
    </>
  );
}

function MovedSwatch({ swatch: { name, namedRank, namelessRank } }: { swatch: ReportSwatch }) {
  const t = useMessages<Messages>();
  if (namedRank === namelessRank) return t("report.still", { name, to: namelessRank });
  const change = { name, from: namedRank, to: namelessRank };
  return namelessRank < namedRank ? t("report.up", change) : t("report.down", change);
}

function TooFew({ report: { visitors, fewest, isRunning } }: { report: Report }) {
  const t = useMessages<Messages>();
  return (
    <div className="pad-side-5 stack-3">
      <EmptyState
        message={t("report.few", { named: visitors.named, nameless: visitors.nameless, fewest })}
        story={t("report.fewStory")}
        link={isRunning && t("report.take")}
        to="/ranking#choose"
      />
    </div>
  );
}
