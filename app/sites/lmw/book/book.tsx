import { Form, Link, useSubmit } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { BookPage } from "../monsters.server.ts";
import { canMeet, isMet } from "../progress/unlock.ts";
import { noLipProgress } from "../progress/no-progress.ts";
import { useProgress } from "../progress/use-progress.ts";
import { saying } from "../say.ts";
import css from "./book.module.css";

/** The twenty-four: with their colours who was met, as shadows with a hint who was not. */
export function Book({ page }: { page: BookPage }) {
  const t = useWords<Words>();
  const { progress } = useProgress();
  const submit = useSubmit();
  const known = progress ?? noLipProgress;
  const { say, chosen } = page;
  const shown = page.monsters.filter(
    ({ area, finish }) => (!chosen.area || area === chosen.area) && (!chosen.finish || finish === chosen.finish),
  );
  return (
    <div className={css.page} data-ready={progress ? "" : undefined}>
      <header className={css.head}>
        <h1 className={classNames(role.latin, css.title)} lang="en">
          {saying(say, "monster.title").words}
        </h1>
        <p>{saying(say, "monster.title").note}</p>
        <p className={css.met}>
          <span aria-hidden="true">
            <span className={role.micro}>{saying(say, "map.met").words}</span>{" "}
            <span className={classNames(role.latin, css.number)}>{String(known.meetings.length).padStart(2, "0")}</span>
            <span className={classNames(role.latin, css.of)}>/24</span>
          </span>
          <span className="visually-hidden">{t("map.count", { met: known.meetings.length })}</span>
        </p>
      </header>
      <Form
        className={css.filters}
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      >
        <label>
          <span>{saying(say, "monster.filter-area").words}</span>
          <select name="area" defaultValue={chosen.area ?? ""}>
            <option value="">{t("book.all")}</option>
            {page.areas.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{saying(say, "monster.filter-finish").words}</span>
          <select name="finish" defaultValue={chosen.finish ?? ""}>
            <option value="">{t("book.all")}</option>
            {page.finishes.map((finish) => (
              <option key={finish} value={finish}>
                {t(`book.finish.${finish}`)}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button type="submit">{t("book.apply")}</button>
        </noscript>
      </Form>
      {shown.length === 0 ? (
        <div className={css.none}>
          <p>{saying(say, "monster.filter-none").words}</p>
          <p>{saying(say, "monster.filter-none").note}</p>
        </div>
      ) : (
        <ul className={css.cards}>
          {shown.map((monster, i) => {
            const met = isMet(known, monster.id);
            const isHome = canMeet(known, { monsterId: monster.id, opens: monster.opens });
            return (
              <li key={monster.id}>
                <Link
                  to={`/lmw/monster?m=${monster.id}`}
                  className={css.card}
                  data-met={met || undefined}
                  data-home={isHome || undefined}
                >
                  <span className={classNames(css.number24, role.latin)}>{monster.id}</span>
                  <Picture
                    picture={monster.picture}
                    alt=""
                    cutout
                    priority={i === 0}
                    className={css.picture}
                    sizes="(min-width: 481px) 230px, 46vw"
                  />
                  <span className={css.words}>
                    {met ? (
                      <b className={role.display}>{monster.name}</b>
                    ) : (
                      <span className="visually-hidden">{saying(say, "monster.unmet").words}</span>
                    )}
                    <span>{met ? `${monster.character}。` : monster.hint}</span>
                    {known.companion === monster.id && <em>{saying(say, "monster.current").words}</em>}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
