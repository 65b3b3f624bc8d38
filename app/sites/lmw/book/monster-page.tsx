import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { talkChosen } from "../meeting/talk.ts";
import { useWaysTold } from "../meeting/use-ways-told.ts";
import type { MonsterPage } from "../monsters.server.ts";
import { canMeet, isMet } from "../progress/unlock.ts";
import { noLipProgress } from "../progress/no-progress.ts";
import { useProgress } from "../progress/use-progress.ts";
import { saying } from "../say.ts";
import { Given } from "./given.tsx";
import { Mastery } from "./mastery.tsx";
import css from "./monster-page.module.css";
import "../meeting/meeting.module.css";
import "../lore/lore.module.css";

const Meeting = lazy(async () => ({ default: (await import("../meeting/meeting.tsx")).Meeting }));

const Signs = lazy(async () => ({ default: (await import("../lore/signs.tsx")).Signs }));
const Chapter = lazy(async () => ({ default: (await import("../lore/chapter.tsx")).Chapter }));

/** One page of the book. Whoever was not met stays a shadow with a hint and the way there. */
export function MonsterPageView({ page }: { page: MonsterPage }) {
  const t = useWords<Words>();
  const { play } = useSound();
  const { progress, deed } = useProgress();
  const [isTalking, setIsTalking] = useState(false);
  const known = progress ?? noLipProgress;
  const { monster, resident, say } = page;
  const tellWays = useWaysTold(page.areaName ?? "");
  const met = isMet(known, monster.id);
  const choice = known.meetings.find(({ monsterId }) => monsterId === monster.id)?.choice;
  const isMastered = page.tasks.every(({ id }) => known.mastery.includes(id));
  return (
    <article
      className={classNames(css.page, `shade-${monster.hex.slice(1).toLowerCase()}`)}
      data-ready={progress ? "" : undefined}
    >
      <header className={css.head} data-met={met || undefined} data-costume={isMastered || undefined}>
        <Picture
          picture={resident.moods.cut}
          alt=""
          cutout
          priority
          className={css.figure}
          sizes="(min-width: 481px) 460px, 96vw"
        />
        <div className={css.title}>
          <p className={classNames(role.latin, css.number)}>{monster.id}</p>
          <h1 className={met ? role.display : undefined}>{met ? monster.name : saying(say, "monster.unmet").words}</h1>
          <p>{met ? `${monster.character}。` : resident.meeting.hint}</p>
          <p className={css.area}>
            {page.areaName ?? t("book.areaNone")}　{t(`book.finish.${monster.finish}`)}
          </p>
        </div>
      </header>
      <div className={css.act}>
        {!met && !canMeet(known, resident.meeting) && <p>{tellWays(resident.meeting.opens)}</p>}
        {met ? (
          known.companion === monster.id ? (
            <p className={css.along} role="status">
              <b>
                {saying(say, "monster.current").words}。{saying(say, "monster.current").note}
              </b>
              <span>「{talkChosen(resident.meeting, choice ?? null, resident.chosen)}」</span>
            </p>
          ) : (
            <Button
              look="bone"
              wide
              onClick={() => {
                play("purr");
                void deed({ kind: "companion", monsterId: monster.id });
              }}
            >
              {saying(say, "monster.with").words}
            </Button>
          )
        ) : monster.area === null ? (
          canMeet(known, resident.meeting) && (
            <Button look="bone" wide onClick={() => setIsTalking(true)}>
              {saying(say, "map.go").words}
            </Button>
          )
        ) : (
          <ButtonLink look="bone" wide arrow to={`/lmw/area/${monster.area}#m-${monster.id}`}>
            {saying(say, "map.go").words}
          </ButtonLink>
        )}
        {met && (
          <>
            <p className={css.note}>{saying(say, "monster.with").note}</p>
            <Button look="line" wide compact onClick={() => setIsTalking(true)}>
              {t("area.again")}
            </Button>
          </>
        )}
      </div>
      {page.lore.chapter && (
        <Suspense>
          <Chapter chapter={page.lore.chapter} name={monster.name} />
        </Suspense>
      )}
      {met && (
        <>
          <section className={css.section}>
            <h2>{saying(say, "monster.scene").words}</h2>
            <p className={css.scene}>{monster.scene}</p>
            <dl className={css.facts}>
              <dt>{saying(say, "monster.shot").words}</dt>
              <dd>{monster.shot}</dd>
              <dt>{saying(say, "monster.special").words}</dt>
              <dd>{monster.special}</dd>
            </dl>
            <p className={css.links}>
              <Link to={`/virtual_tester?s=${monster.productId}`}>{saying(say, "monster.try").words}</Link>
              <Link to={`/all-products?p=${monster.productId}`}>{saying(say, "monster.wish").words}</Link>
            </p>
          </section>
          <section className={css.section}>
            <h2>{t("book.says")}</h2>
            {page.lines.map((line) => (
              <p key={line} className={css.line}>
                「{line}」
              </p>
            ))}
          </section>
          <Suspense>
            <Signs lore={page.lore} />
          </Suspense>
          <Given page={page} progress={known} />
          <Mastery page={page} progress={known} isMastered={isMastered} />
        </>
      )}
      <nav className={css.beside} aria-label={t("book.shelf")}>
        <Link to={`/lmw/monster?m=${page.before}`}>← {t("book.before")}</Link>
        <Link to="/lmw/monster">{t("book.shelf")}</Link>
        <Link to={`/lmw/monster?m=${page.next}`}>{t("book.after")} →</Link>
      </nav>
      <Suspense>
        {isTalking && (
          <Meeting resident={resident} progress={known} say={say} deed={deed} onClose={() => setIsTalking(false)} />
        )}
      </Suspense>
    </article>
  );
}
