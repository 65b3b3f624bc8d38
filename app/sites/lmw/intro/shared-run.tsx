import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { rankSymbols } from "../map/islands.tsx";
import type { IntroDataOf } from "../intro.server.ts";
import { getWorldMessage } from "../get-world-message.ts";
import { CrossedOutText } from "./crossed-out-text.tsx";
import css from "./shared-run.module.css";

/** The card of a run that somebody shared: its crossed-out words, and the same paper to paint. */
export function SharedRunView({ page }: { page: IntroDataOf<"run"> }) {
  const t = useMessages<Messages>();
  const { run, messages } = page;
  const getText = (key: string): string => getWorldMessage(messages, key).words;
  if (!run)
    return (
      <section className={`${css.expired} stack-3`}>
        <h1 className={`text-title ${role.display}`}>{getText("landing.gone")}</h1>
        <p>{t("intro.expiredLead")}</p>
        <p>{getWorldMessage(messages, "landing.gone").note}</p>
        <ButtonLink to="/lmw/tutorial" wide arrow>
          {getText("opening.start")}
        </ButtonLink>
      </section>
    );
  return (
    <section className={classNames(css.run, "stack-4 text-bright", `shade-${run.hex.slice(1).toLowerCase()}`)}>
      <Picture
        picture={run.picture}
        alt=""
        cutout
        priority
        className={css.figure}
        sizes="(min-width: 481px) 420px, 88vw"
      />
      <div className={`${css.card} stack-2`}>
        <p className="text-body">{t("intro.someone")}</p>
        <h1 className="text-lead text-strong">{getText("landing.title")}</h1>
        <ul className={`${css.struck} stack-1`}>
          {run.sayings.slice(0, 6).map((phrase) => (
            <li key={phrase.id} className={role.display}>
              <CrossedOutText pieces={phrase.pieces} />
            </li>
          ))}
        </ul>
        <p className="text-body text-leading-18">
          {t("intro.with", { monster: run.monster })}
          {t("intro.words", { count: run.sayings.length })}。{run.title}　{t("intro.score", { score: run.score })}{" "}
          {rankSymbols[run.rank as 0 | 1 | 2 | 3]}
        </p>
        <p className="text-body text-leading-18">{run.card}</p>
      </div>
      <div className={`${css.action} stack-2 text-body`}>
        <ButtonLink to={`/lmw/stg/${run.stage}?r=${run.runId}`} reloadDocument wide arrow>
          {getText("landing.play")}
        </ButtonLink>
        <p>{getWorldMessage(messages, run.hasGhost ? "landing.ghost" : "landing.play").note}</p>
      </div>
    </section>
  );
}
