import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { rankSigns } from "../map/islands.tsx";
import type { View } from "../opening.server.ts";
import { saying } from "../say.ts";
import { StruckWords } from "./struck-words.tsx";
import css from "./shared-run.module.css";

/** The card of a run that somebody shared: its struck words, and the same paper to paint. */
export function SharedRunView({ page }: { page: View<"run"> }) {
  const t = useWords<Words>();
  const { run, say } = page;
  const words = (key: string): string => saying(say, key).words;
  if (!run)
    return (
      <section className={css.gone}>
        <h1 className={role.display}>{words("landing.gone")}</h1>
        <p>{t("opening.goneLead")}</p>
        <p>{saying(say, "landing.gone").note}</p>
        <ButtonLink to="/lmw/tutorial" wide arrow>
          {words("opening.start")}
        </ButtonLink>
      </section>
    );
  return (
    <section className={classNames(css.run, `shade-${run.hex.slice(1).toLowerCase()}`)}>
      <Picture
        picture={run.picture}
        alt=""
        cutout
        priority
        className={css.figure}
        sizes="(min-width: 481px) 420px, 88vw"
      />
      <div className={css.card}>
        <p className={css.kicker}>{t("opening.someone")}</p>
        <h1 className={css.title}>{words("landing.title")}</h1>
        <ul className={css.struck}>
          {run.sayings.slice(0, 6).map((phrase) => (
            <li key={phrase.id} className={role.display}>
              <StruckWords pieces={phrase.pieces} />
            </li>
          ))}
        </ul>
        <p className={css.facts}>
          {t("opening.with", { monster: run.monster })}
          {t("opening.words", { count: run.sayings.length })}。{run.title}　{t("opening.score", { score: run.score })}{" "}
          {rankSigns[run.rank as 0 | 1 | 2 | 3]}
        </p>
        <p className={css.line}>{run.card}</p>
      </div>
      <div className={css.way}>
        <ButtonLink to={`/lmw/stg/${run.stage}?r=${run.runId}`} reloadDocument wide arrow>
          {words("landing.play")}
        </ButtonLink>
        <p>{saying(say, run.hasGhost ? "landing.ghost" : "landing.play").note}</p>
      </div>
    </section>
  );
}
