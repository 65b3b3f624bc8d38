"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { usePages } from "#app/kits/visitor/use-pages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type TwoFacesGallery, twoFacesGallerySchema } from "#contracts/two-faces.ts";
import type { Messages } from "../copy/messages.ts";
import type { StyleData } from "../data.server.ts";
import { readPairCode } from "../rules/pair-code.ts";
import css from "./gallery.module.css";

/** The names of others in a gallery: a stroke between two of them, no face. Null: they cannot be read now. */
export function Gallery({ first, looks }: { first: TwoFacesGallery | null; looks: StyleData["looks"] }) {
  const t = useMessages<Messages>();
  const { items, next, state, loadMore } = usePages<TwoFacesGallery["items"][number]>(
    first ?? { items: [], next: null },
    ({ code, madeAt }) => code + madeAt,
    (after) => apiFetch(`/api/style/gallery?after=${after}`, { schema: twoFacesGallerySchema }),
  );

  return (
    <section className={`${css.gallery} on-soot stack-3`} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className={`text-title ${role.display}`}>
        {t("gallery.title")}
      </h2>
      <p>{first ? t(items.length > 0 ? "gallery.lead" : "gallery.empty") : t("gallery.away")}</p>
      {first && items.length === 0 && <p className="hides-empty text-aside">{t("gallery.emptyLine")}</p>}
      <ul className={`${css.grid} stack-3`}>
        {items.map(({ code, morning, night, count, madeAt }) => {
          const lip = looks.night[readPairCode(code)?.pair.night ?? 0]!.lip;
          return (
            <li key={code + madeAt}>
              <Link
                to={`/style?f=${code}`}
                className="on-grey text-bright"
                aria-label={t("gallery.open", { morning, night, n: count })}
              >
                <span className={classNames(css.name, "text-leading-12 text-service", role.display)}>{morning}</span>
                <span className={classNames(css.stroke, shadeClass(lip.hex))} />
                <span className={classNames(css.name, "text-leading-12 text-service", role.display)}>{night}</span>
                <span className={`${css.count} full-row text-note`}>{t("gallery.count", { n: count })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {next !== null && (
        <Button look="line" wide pending={state === "loading"} onClick={() => void loadMore()}>
          {t("gallery.more")}
        </Button>
      )}
      <p role="status" className="hides-empty text-aside">
        {state === "failed" ? t("gallery.failed") : ""}
      </p>
    </section>
  );
}
