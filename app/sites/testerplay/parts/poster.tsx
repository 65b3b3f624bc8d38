import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PlayPage } from "../data.server.ts";
import { posterStrokes } from "../tuning.ts";
import { BoardFigure } from "./figure/board-figure.tsx";
import css from "./poster.module.css";
import { QrCode } from "./qr-code.tsx";

/** A sheet for the shelf of a shop: hung beside the testers, read with a phone. It prints on A4. */
export function Poster({ page }: { page: PlayPage }) {
  const t = useMessages<Messages>();
  return (
    <div className={css.sheet}>
      <article className={`${css.poster} frame on-ink text-bright`} data-poster="">
        <BoardFigure className={css.strokes} strokes={posterStrokes} ground={null} page={page} />
        <div className={`${css.veil} overlay`} />
        <VerticalHeading className={css.title} lines={[t("poster.first"), t("poster.second")]} />
        <div className={css.foot}>
          <QrCode className={css.code} qr={page.qr} label={t("poster.code")} />
          <div className="shrinks">
            <p className={classNames(css.scan, role.display)}>{t("poster.scan")}</p>
            <p>{t("poster.lead")}</p>
            <p className={`${css.address} text-strong`}>{page.address}</p>
          </div>
        </div>
        <p className={css.care}>{t("start.care")}</p>
        <div className={`${css.strip} on-grey`}>
          <div className={css.chips}>
            {page.shades.map(({ id, hex }) => (
              <ShadeChip key={id} hex={hex} size="text" />
            ))}
          </div>
          <p>{t("poster.strip")}</p>
        </div>
      </article>
      <div className={`${css.acts} stack-3`}>
        <Button look="bone" wide onClick={() => print()}>
          {t("poster.print")}
        </Button>
        <ButtonLink look="line" wide to="?">
          {t("poster.back")}
        </ButtonLink>
      </div>
    </div>
  );
}
