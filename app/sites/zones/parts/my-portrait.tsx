import { Link } from "react-router";
import { faceResultsSchema } from "#contracts/face-result.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PortraitType } from "../face-types.server.ts";
import css from "./my-portrait.module.css";

/** The visitor's own card in zone 2: the starting point they stand by, and the link to it. */
export function MyPortrait({ type }: { type: PortraitType }) {
  const t = useMessages<Messages>();
  const card = `/scan/${type.code}`;
  // The card of the type is there at once; the visitor's own result a moment later.
  const { data } = useFetched("/api/scan/results", () => faceResultsSchema);
  const latest = data?.results[0];
  const path = latest ? `${card}/${latest.id}` : card;

  return (
    <section className={css.own} aria-labelledby="own-portrait" data-own-portrait={type.code}>
      <Link to={path} viewTransition className={`${css.card} anchor grid`}>
        <img className={css.face} src={type.lineFace} width={400} height={500} alt="" loading="lazy" decoding="async" />
        <h2 id="own-portrait" className={css.name}>
          <span className={`${css.label} text-aside`}>{t("mirror.own")}</span>
          <span className={classNames(css.tall, "text-banner", role.display)} aria-hidden="true">
            {type.reading}
          </span>
          <span className="visually-hidden">{type.kanji}</span>
        </h2>
        <span className={`${css.line} text-lead`}>{type.impression}</span>
        <span className={`${css.action} target-inline text-strong`}>{t("mirror.toPortrait")}</span>
      </Link>
    </section>
  );
}
