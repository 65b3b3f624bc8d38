import { Link } from "react-router";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { CardPage, CardResult } from "../../data.server.ts";
import { cardPath } from "../../rules/card-path.ts";
import { StrengthLines } from "../result/strength-lines.tsx";
import css from "./duo.module.css";

interface DuoProps {
  own: CardResult;
  other: CardResult;
  /** What two of these types are called side by side. */
  title: string;
  page: Pick<CardPage, "lang" | "lineFaces">;
}

/** Two results laid over each other: two drawn faces, six points of light, one name. No measure of how well they fit. */
export function Duo({ own, other, title, page: { lang, lineFaces } }: DuoProps) {
  const t = useMessages<Messages>();
  return (
    <section className="stack-4" aria-label={t("card.overlay.duo")}>
      <div className={`${css.scene} bleed`}>
        <img className={css.one} src={lineFaces[own.code]} width={400} height={500} alt="" />
        <img className={css.two} src={lineFaces[other.code]} width={400} height={500} alt="" />
        <div className={`${css.title} stack-2`}>
          <p className="text-note">{t("card.overlay.duo")}</p>
          <VerticalHeading lines={[title]} size={48} reveal />
        </div>
      </div>
      <ul className={`${css.names} grid halves`}>
        {[own, other].map((result, i) => (
          <li key={result.id} className="stack-1" data-second={i === 1 || undefined}>
            <span className="text-note">{t(i === 0 ? "card.overlay.first" : "card.overlay.second")}</span>
            <Link
              to={cardPath(result.code, result.id, { lang })}
              className="target-line text-bright text-face text-heading"
            >
              {result.name}
            </Link>
          </li>
        ))}
      </ul>
      <StrengthLines
        points={[
          { ...own, id: "own" },
          { ...other, id: "other", look: "other" },
        ]}
      />
      <p className={`${css.stop} text-body`}>
        <Link to={cardPath(own.code, own.id, { lang })} className="target-inline text-quiet">
          {t("card.overlay.stop")}
        </Link>
      </p>
    </section>
  );
}
