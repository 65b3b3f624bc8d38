import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { ScanReading } from "../../flow/scan-reading.ts";
import { useScanPage } from "./use-scan-page.ts";
import css from "./about-measuring.module.css";

/** 「計測について」: what a reading was held against, how many stand behind it, and what it cannot say. */
export function AboutMeasuring({ reading }: { reading: ScanReading }) {
  const t = useMessages<Messages>();
  const { references } = useScanPage();
  const reference = references.find(({ id }) => id === reading.referenceId);
  const hasQuestions = reading.mode === "three-questions" || reading.mode === "nine-questions";
  return (
    <div className={`${css.about} stack-2`}>
      <p className="text-body">{t("result.about.provisional")}</p>
      <details>
        <summary className="target-line text-body text-strong">{t("result.about.title")}</summary>
        <dl className="text-body text-leading-17">
          <dt className="text-quiet">{t("result.about.engine")}</dt>
          <dd>{t(hasQuestions || !reference ? "result.about.questions" : `result.about.${reference.engine}`)}</dd>
          {reference && (
            <>
              <dt className="text-quiet">{t("result.about.source")}</dt>
              <dd lang="en">{reference.source}</dd>
              <dt className="text-quiet">{t("result.about.count")}</dt>
              <dd>
                {reference.shiftCount === null
                  ? t("result.about.people", { count: reference.count })
                  : t("result.about.shifted", { count: reference.count, shift: reference.shiftCount })}
              </dd>
              <dt className="text-quiet">{t("result.about.limits")}</dt>
              <dd>{reference.limits}</dd>
            </>
          )}
          <dt className="text-quiet">{t("result.about.reference")}</dt>
          <dd lang="en">{reading.referenceId}</dd>
          <dt className="text-quiet">{t("result.about.coarse")}</dt>
          <dd>{t("result.about.coarseValue", { ...reading.outcome.coarse })}</dd>
        </dl>
      </details>
    </div>
  );
}
