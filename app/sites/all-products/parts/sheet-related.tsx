import { Link } from "react-router";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { SheetData } from "../sheet.server.ts";
import css from "./product-sheet.module.css";

/** Where else in the hub the product is found: the second of a video, tips, a recipe that uses it. */
export function SheetRelated({ sheet }: { sheet: SheetData }) {
  const t = useMessages<Messages>();
  const { videos, tips, recipes } = sheet.related;
  const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (videos.length + tips.length + recipes.length === 0) return null;
  return (
    <section className="grid lazy-section on-grey rule-above" aria-labelledby="sheet-elsewhere">
      <h3 id="sheet-elsewhere" className="below-3 text-note text-strong">
        {t("sheet.related")}
      </h3>
      <ul>
        {videos.map(({ id, title, seconds, path }) => (
          <RelatedLink key={id} to={path} name={title} note={t("sheet.video", { at: clock(seconds) })} />
        ))}
        {tips.map(({ id, title, path }) => (
          <RelatedLink key={id} to={path} name={title} note={t("sheet.tip")} />
        ))}
        {recipes.map(({ id, title, path }) => (
          <RelatedLink key={id} to={path} name={title} note={t("sheet.recipe")} />
        ))}
      </ul>
    </section>
  );
}

function RelatedLink({ to, name, note }: { to: string; name: string; note?: string | undefined }) {
  return (
    <li>
      <Link className={`${css.one} align-centre hair-below stack-3 text-leading-15`} to={to} viewTransition>
        <ArrowIcon />
        <span>{name}</span>
        {note && <span className="text-fine text-leading-17">{note}</span>}
      </Link>
    </li>
  );
}
