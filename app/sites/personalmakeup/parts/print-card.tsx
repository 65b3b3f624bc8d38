import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { StepTime } from "./step-time.tsx";
import css from "./print-card.module.css";

/** The recipe on one sheet of A6; on the screen it is not there. */
export function PrintCard({ page }: { page: View<"recipe"> }) {
  const t = useMessages<Messages>();
  const { title, minutes, scene, steps, code } = page;
  return (
    <div className={css.card} data-print-card="" aria-hidden="true">
      <div className={css.head}>
        <svg className={css.face} viewBox="84 108 232 210">
          {["chalk", "lines", ...steps.map(({ part }) => part), "over"].map((id) => (
            <use key={id} href={`#pm-${id}`} className={id === "contour" ? css.shade : undefined} />
          ))}
        </svg>
        <p className={css.title}>{title}</p>
        <p className={css.facts}>
          {t("card.name")}　{t("minutes", { minutes })}　{scene.name}
        </p>
      </div>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.part}>
            <b>{t(`parts.${step.part}`)}</b>
            <span>{step.product.name}</span>
            <StepTime seconds={step.seconds} />
            <span className={css.where}>{step.where}</span>
          </li>
        ))}
      </ol>
      <p className={css.address}>
        {t("card.address")}　/personalmakeup?r={code}
      </p>
    </div>
  );
}
