import { useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { Sheet } from "#app/kits/ui/sheet/sheet.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words as ShellWords } from "#app/shell/copy/words.ts";
import type { Words } from "../copy/words.ts";
import { useNear } from "../scene/use-near.ts";
import { ShadeScene, type ShadeSceneProps } from "./shade-scene.tsx";
import css from "./shade-doors.module.css";

/**
 * Twenty-four narrow doors in a row, a seam of the shade's own light in each. Behind each lies its scene; the light of a
 * monster that was met is wide open.
 */
export function ShadeDoors({ monsters }: { monsters: ShadeSceneProps[] }) {
  const t = useWords<Words>();
  const shell = useWords<ShellWords>("shell");
  const met = useVisitor().summary?.metMonsterIds ?? [];
  const row = useRef<HTMLUListElement>(null);
  const isNear = useNear(row);
  const [open, setOpen] = useState<ShadeSceneProps | null>(null);
  return (
    <section className={css.shades} aria-labelledby="shades">
      <header className={css.head}>
        <h2 id="shades" className={classNames(css.title, role.display)}>
          {t("shades.title")}
        </h2>
        <p className={css.line}>{t("shades.line")}</p>
        {met.length > 0 && (
          <p className={css.met}>
            <span className="visually-hidden">{t("shades.metLabel")}</span>
            <span className={role.latin} aria-hidden="true">
              MET
            </span>
            <span className={role.latin}>{t("shades.met", { count: met.length })}</span>
          </p>
        )}
      </header>
      <ul ref={row} className={css.doors} data-near={isNear || undefined} aria-label={t("shades.label")}>
        {monsters.map((monster) => (
          <li key={monster.id}>
            <button
              type="button"
              className={css.door}
              data-met={met.includes(monster.id) || undefined}
              onClick={() => setOpen(monster)}
            >
              <span className={classNames(css.seam, shadeClass(monster.hex))} aria-hidden="true" />
              <span className={classNames(css.number, role.latin)}>{monster.id}</span>
              <span className={classNames(css.name, role.display)}>{monster.name}</span>
              {met.includes(monster.id) && <span className="visually-hidden">{t("shades.isMet")}</span>}
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open?.name ?? ""}
        closeLabel={shell("dialog.close")}
        ground="grey"
      >
        {open && <ShadeScene {...open} />}
      </Sheet>
    </section>
  );
}
