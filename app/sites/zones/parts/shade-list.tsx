import { useRef, useState } from "react";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { Sheet } from "#app/kits/ui/sheet/sheet.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { PageMessages } from "#app/kits/page/page-messages.ts";
import type { Messages } from "../copy/messages.ts";
import { ShadeScene, type ShadeSceneProps } from "./shade-scene.tsx";
import css from "./shade-list.module.css";

/**
 * Twenty-four narrow doors in a row, a seam of the shade's own light in each. Behind each lies its scene; the light of a
 * monster that was met is wide open.
 */
export function ShadeList({ monsters }: { monsters: ShadeSceneProps[] }) {
  const t = useMessages<Messages>();
  const shell = useMessages<PageMessages>("shell");
  const encounteredIds = useVisitor().summary?.metMonsterIds ?? [];
  const row = useRef<HTMLUListElement>(null);
  const isNear = useNear(row);
  const [open, setOpen] = useState<ShadeSceneProps | null>(null);
  return (
    <section className={css.shades} aria-labelledby="shades">
      <header className={`${css.head} side`}>
        <h2 id="shades" className={classNames("text-title", role.display)}>
          {t("shades.title")}
        </h2>
        <p className="text-quiet">{t("shades.line")}</p>
        {encounteredIds.length > 0 && (
          <p className="line-2 text-lead text-strong">
            <span className="visually-hidden">{t("shades.metLabel")}</span>
            <span className={role.latin} aria-hidden="true">
              MET
            </span>
            <span className={role.latin}>{t("shades.met", { count: encounteredIds.length })}</span>
          </p>
        )}
      </header>
      <ul
        ref={row}
        className={`${css.shadeLinks} above-4 rail side`}
        data-near={isNear || undefined}
        aria-label={t("shades.label")}
      >
        {monsters.map((monster) => (
          <li key={monster.id}>
            <button
              type="button"
              className={`${css.shadeLink} stack-3`}
              data-met={encounteredIds.includes(monster.id) || undefined}
              onClick={() => setOpen(monster)}
            >
              <span className={classNames(css.seam, shadeClass(monster.hex))} aria-hidden="true" />
              <span className={classNames(css.number, "text-aside", role.latin)}>{monster.id}</span>
              <span className={classNames(css.name, "text-lead", role.display)}>{monster.name}</span>
              {encounteredIds.includes(monster.id) && <span className="visually-hidden">{t("shades.isMet")}</span>}
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open?.name ?? ""}
        closeLabel={shell("dialog.close")}
        background="grey"
      >
        {open && <ShadeScene {...open} />}
      </Sheet>
    </section>
  );
}
