import { Link } from "react-router";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { ChipLink, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { StartData } from "../data.server.ts";
import { facetOptions, tipsAddress } from "../address.ts";
import answer from "./answer.module.css";
import css from "./search-start.module.css";
import { MostSavedHacks } from "./most-saved-hacks.tsx";
import { TipLinks } from "./tip-links.tsx";
import { TipLoop } from "./tip-loop.tsx";

/** Before anything is asked: what this hour and season ask for, and the parts of the face. */
export function SearchStart({ start }: { start: StartData }) {
  const t = useMessages<Messages>();
  const { dayPart, first, others, savedHacks } = start;
  return (
    <>
      <section className="bleed on-ink" aria-labelledby="start-title">
        <TipLoop loop={first.loop} tools={first.tools} />
        <div className={answer.words}>
          <p className="text-note">{t(`start.${dayPart}`)}</p>
          <h2 id="start-title" className={`${answer.title} text-leading-14 text-medium text-title`}>
            {first.title}
          </h2>
          <Link
            to={tipsAddress({ tipId: first.id })}
            className={`${answer.open} text-lead text-strong`}
            prefetch="intent"
          >
            {t("answer.open")}
            <ArrowIcon />
          </Link>
        </div>
      </section>
      <TipLinks title={t("start.more")} tips={others} />
      {savedHacks && <MostSavedHacks {...savedHacks} />}
      <section className="above-5" aria-labelledby="parts-title">
        <h2 id="parts-title" className={`${css.heading} facts-3 text-body`}>
          {t("start.parts")}
        </h2>
        <ChipRow label={t("start.parts")}>
          {facetOptions.part.map((part) => (
            <ChipLink key={part} to={tipsAddress({ choice: { part } })}>
              {t(`part.${part}`)}
            </ChipLink>
          ))}
        </ChipRow>
      </section>
    </>
  );
}
