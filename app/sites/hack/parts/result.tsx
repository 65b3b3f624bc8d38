import { Link } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { formatAnswers } from "../rules/answers.ts";
import { BeforeAfter } from "./before-after.tsx";
import { HackFacts } from "./hack-facts.tsx";
import { ResultActionsSlot } from "./result-actions-slot.tsx";
import { RippedPaper } from "./ripped-paper.tsx";
import css from "./result.module.css";

/** Today's hack between the halves of its rule; for a stranger, somebody's, and the way to an own one first. */
export function Result({ page }: { page: View<"result"> }) {
  const t = useMessages<Messages>();
  const { hack, isOwn, numbers } = page;
  const paper = { rule: hack.rule, seed: hack.number, words: { stamp: t("paper.stamp") } };
  return (
    <article className="column-2">
      <div className={`${css.hero} bleed`}>
        <RippedPaper half="upper" {...paper} />
        <div className={css.window}>
          <BeforeAfter lines={hack.lines} title={hack.title} />
        </div>
        <RippedPaper half="lower" {...paper} />
      </div>
      <p className="text-aside">{t(isOwn ? "result.own" : "result.others")}</p>
      <h1 className={`${css.title} text-medium text-title`}>{hack.title}</h1>
      <HackFacts hack={hack} />
      {!isOwn && (
        <ButtonLink className="above-3" to="/hack" wide>
          {t("result.mine")}
        </ButtonLink>
      )}
      <HackText hack={hack} />
      <ResultActionsSlot numbers={numbers} share={{ key: page.key, minutes: hack.minutes, title: hack.title }} />
      {page.others.length > 1 && <OtherHacks page={page} />}
      {isOwn && (
        <p className="above-4 links-4">
          <Link className={css.link} to={formatAnswers({ ...page.answers, card: 1 })}>
            {t("none.again")}
          </Link>
          <Link className={css.link} to="/hack">
            {t("result.again")}
          </Link>
        </p>
      )}
    </article>
  );
}

/** How it is done, what to mind, why, who found it, and for whom it is. */
function HackText({ hack }: Pick<View<"result">, "hack">) {
  const t = useMessages<Messages>();
  const myFaceType = useVisitor().summary?.faceType;
  return (
    <>
      <h2 className={`${css.label} above-5 text-aside text-medium`}>{t("result.steps")}</h2>
      <ol className={css.steps}>
        {hack.steps.map((step) => (
          <li key={step} className="hair-below text-lead text-leading-16">
            {step}
          </li>
        ))}
      </ol>
      {hack.caution && (
        <div className="above-4 marked">
          <h2 className="text-aside text-medium">{t("result.caution")}</h2>
          <p>{hack.caution}</p>
        </div>
      )}
      {hack.wear && (
        <ButtonLink className="above-4" look="line" wide arrow to={hack.wear}>
          {t("result.wear")}
        </ButtonLink>
      )}
      <h2 className={`${css.label} above-5 text-aside text-medium`}>{t("result.why")}</h2>
      <p className={css.text}>{hack.why}</p>
      <h2 className={`${css.label} above-5 text-aside text-medium`}>{t("result.who")}</h2>
      <p className={css.text}>{t("result.found", { monster: hack.monster, rule: hack.rule })}</p>
      {hack.faceTypes.length > 0 && (
        <p className="text-aside">
          {t("result.types", { types: hack.faceTypes.map((code) => t(`types.${code}`)).join("・") })}
          {myFaceType && hack.faceTypes.includes(myFaceType) && (
            <strong data-own-type={myFaceType}> {t("result.ownType")}</strong>
          )}
        </p>
      )}
      {hack.tipId && (
        <p>
          <Link className={css.link} to={`/tips?t=${hack.tipId}`}>
            {t("result.source")}
          </Link>
        </p>
      )}
    </>
  );
}

/** What else was kept with it; each can take the first place. */
function OtherHacks({ page }: { page: View<"result"> }) {
  const t = useMessages<Messages>();
  const myFaceType = formatAnswers(page.answers);
  return (
    <nav aria-label={t("result.also")}>
      <h2 className={`${css.label} above-5 text-aside text-medium`}>{t("result.also")}</h2>
      <ul className={css.also}>
        {page.others.map((other) => (
          <li key={other.key}>
            <Link
              to={`${myFaceType || "?"}${myFaceType ? "&" : ""}r=${other.key}`}
              aria-current={other.isShown || undefined}
            >
              <span>{other.title}</span>
              <span className="text-aside">{t("minutes", { minutes: other.minutes })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
