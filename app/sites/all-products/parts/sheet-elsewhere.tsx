import { Link } from "react-router";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { SheetData } from "../sheet.server.ts";
import css from "./product-sheet.module.css";

/** Where else in the town the product is met: voices, the second of a film, a recipe that uses it. */
export function SheetElsewhere({ sheet }: { sheet: SheetData }) {
  const t = useWords<Words>();
  const { voices, films, recipes } = sheet.elsewhere;
  const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const mean = voices?.mean;
  return (
    <section className={css.near} aria-labelledby="sheet-elsewhere">
      <h3 id="sheet-elsewhere" className={css.title}>
        {t("sheet.elsewhere")}
      </h3>
      <ul>
        {voices && (
          <Way
            to={sheet.ways.review}
            name={mean ? t("sheet.voices", { count: voices.count, mean }) : t("sheet.noVoices")}
          />
        )}
        {voices?.newest && (
          <Way
            to={voices.newest.path}
            name={`「${voices.newest.line}」`}
            note={voices.newest.isDemo ? t("sheet.sample") : undefined}
          />
        )}
        {films.map(({ id, title, seconds, path }) => (
          <Way key={id} to={path} name={title} note={t("sheet.film", { at: clock(seconds) })} />
        ))}
        {recipes.map(({ id, title, path }) => (
          <Way key={id} to={path} name={title} note={t("sheet.recipe")} />
        ))}
      </ul>
    </section>
  );
}

function Way({ to, name, note }: { to: string; name: string; note?: string | undefined }) {
  return (
    <li>
      <Link className={css.one} to={to} viewTransition>
        <ArrowIcon />
        <span>{name}</span>
        {note && <span className={css.small}>{note}</span>}
      </Link>
    </li>
  );
}
