"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { checkIds, type CheckResult } from "#app/kits/basics/check-result.ts";
import { entrances, recommend } from "../rules/recommend.ts";
import { copyKey, useCheckMessages } from "./check-messages.ts";
import type { Exam } from "./use-exam.ts";
import css from "./advice.module.css";

/** Which entrances fit this device, and what could be mended. */
export function Advice({ exam, onAgain }: { exam: Exam; onAgain: () => void }) {
  const t = useMessages<Messages>();
  return (
    <section id="advice" className={css.advice} aria-labelledby="advice-title" tabIndex={-1}>
      <h2 id="advice-title" className="text-heading text-leading-16">
        {t("advice.title")}
      </h2>
      {exam.isDone ? (
        <AdviceDetails exam={exam} onAgain={onAgain} />
      ) : (
        <p className={`${css.sentence} above-2 text-service`}>{t("advice.waiting")}</p>
      )}
    </section>
  );
}

function AdviceDetails({ exam: { findings }, onAgain }: { exam: Exam; onAgain: () => void }) {
  const t = useMessages<Messages>();
  const { best, fits, isLight } = recommend(findings);
  const failed = checkIds.flatMap((id): CheckResult[] => {
    const finding = findings[id];
    return finding && finding.result !== "ok" ? [finding] : [];
  });
  return (
    <>
      <p className={`${css.sentence} above-2 text-service`}>
        {t(`advice.${best}`)}
        {isLight && t("advice.light")}
      </p>
      <ul className="above-4 rule-above" aria-labelledby="advice-title">
        {entrances.map((entrance) => (
          <li
            key={entrance}
            className={`${css.entrance} hair-below spread-2 text-leading-16 text-service`}
            data-entrance={entrance}
            data-fit={fits[entrance]}
          >
            <span>{t(`advice.entrances.${entrance}`)}</span>
            <span className="line-2 text-body">
              {fits[entrance] === "best" && <TickIcon />}
              {t(`advice.fits.${fits[entrance]}`)}
            </span>
          </li>
        ))}
      </ul>
      <div className="above-4 row-3">
        <ButtonLink look="bone" compact to={best === "model" ? "/virtual_tester" : "/scan"}>
          {t(best === "model" ? "advice.tester" : "advice.face")}
        </ButtonLink>
        <Button look="line" compact onClick={onAgain}>
          {t("advice.again")}
        </Button>
      </div>
      {failed.length > 0 && <Fixes failed={failed} />}
    </>
  );
}

function Fixes({ failed }: { failed: CheckResult[] }) {
  const t = useMessages<Messages>();
  const name = useMessages<object>() as (key: string) => string;
  const textOf = useCheckMessages();
  return (
    <>
      <h3 id="fixes" className="above-5 rule-below text-aside text-medium">
        {t("advice.fixes")}
      </h3>
      <dl className={css.fixes} aria-labelledby="fixes">
        {failed.map((finding) => (
          <div key={finding.id}>
            <dt className="text-strong">{name(`checks.${copyKey(finding.id)}.name`)}</dt>
            <dd className={`${css.remedy} text-service`}>{textOf(finding).todo ?? textOf(finding).message}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
