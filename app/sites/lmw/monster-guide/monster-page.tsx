import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { getCompanionLine } from "../encounter/dialogue.ts";
import { useUnlockHint } from "../encounter/use-unlock-hint.ts";
import type { MonsterPage } from "../monster-guide.server.ts";
import { canMeet, isMet } from "../progress/unlock.ts";
import { emptyProgress } from "../progress/empty-progress.ts";
import { type MyProgress, useProgress } from "../progress/use-progress.ts";
import { getWorldMessage } from "../get-world-message.ts";
import { EncounterReward } from "./encounter-reward.tsx";
import { Mastery } from "./mastery.tsx";
import css from "./monster-page.module.css";

const Encounter = lazy(async () => ({ default: (await import("../encounter/encounter.tsx")).Encounter }));

const Omens = lazy(async () => ({ default: (await import("../monster-facts/omens.tsx")).Omens }));
const Chapter = lazy(async () => ({ default: (await import("../monster-facts/chapter.tsx")).Chapter }));

interface MonsterProps {
  page: MonsterPage;
  progress: LipProgress;
  hasMet: boolean;
}

/** One page of the book. Whoever was not met stays a shadow with a hint and the way there. */
export function MonsterPageView({ page }: { page: MonsterPage }) {
  const t = useMessages<Messages>();
  const { progress, perform } = useProgress();
  const [isTalking, setIsTalking] = useState(false);
  const currentProgress = progress ?? emptyProgress;
  const { monster, resident, messages } = page;
  const hasMet = isMet(currentProgress, monster.id);
  const isMastered = page.tasks.every(({ id }) => currentProgress.mastery.includes(id));
  return (
    <article
      className={classNames(css.page, `shade-${monster.hex.slice(1).toLowerCase()}`)}
      data-ready={progress ? "" : undefined}
    >
      <MonsterHead page={page} hasMet={hasMet} isMastered={isMastered} />
      <MonsterActions
        page={page}
        progress={currentProgress}
        hasMet={hasMet}
        perform={perform}
        onTalk={() => setIsTalking(true)}
      />
      {page.facts.chapter && (
        <Suspense>
          <Chapter chapter={page.facts.chapter} name={monster.name} />
        </Suspense>
      )}
      {hasMet && (
        <>
          <MonsterFacts page={page} />
          <Suspense>
            <Omens facts={page.facts} />
          </Suspense>
          <EncounterReward page={page} progress={currentProgress} />
          <Mastery page={page} progress={currentProgress} isMastered={isMastered} />
        </>
      )}
      <nav className={css.beside} aria-label={t("guide.back")}>
        <Link to={`/lmw/monster?m=${page.before}`}>← {t("guide.before")}</Link>
        <Link to="/lmw/monster">{t("guide.back")}</Link>
        <Link to={`/lmw/monster?m=${page.next}`}>{t("guide.after")} →</Link>
      </nav>
      <Suspense>
        {isTalking && (
          <Encounter
            resident={resident}
            progress={currentProgress}
            messages={messages}
            perform={perform}
            onClose={() => setIsTalking(false)}
          />
        )}
      </Suspense>
    </article>
  );
}

type MonsterHeadProps = Pick<MonsterProps, "page" | "hasMet"> & { isMastered: boolean };

/** Its picture, its name once it was met, and what it is like. */
function MonsterHead({ page, hasMet, isMastered }: MonsterHeadProps) {
  const t = useMessages<Messages>();
  const { monster, resident, messages } = page;
  return (
    <header className={css.head} data-met={hasMet || undefined} data-costume={isMastered || undefined}>
      <Picture
        picture={resident.moods.cut}
        alt=""
        cutout
        priority
        className={css.figure}
        sizes="(min-width: 481px) 460px, 96vw"
      />
      <div className={`${css.title} stack-1`}>
        <p className={classNames(role.latin, css.number)}>{monster.id}</p>
        <h1 className={hasMet ? role.display : undefined}>
          {hasMet ? monster.name : getWorldMessage(messages, "monster.unmet").words}
        </h1>
        <p>{hasMet ? `${monster.character}。` : resident.meeting.hint}</p>
        <p className="text-fine">
          {page.areaName ?? t("guide.areaNone")}　{t(`guide.finish.${monster.finish}`)}
        </p>
      </div>
    </header>
  );
}

type MonsterActionsProps = MonsterProps & { perform: MyProgress["perform"]; onTalk: () => void };

/** What can be done with it: go there, meet it, take it along, talk again. */
function MonsterActions({ page, progress, hasMet, perform, onTalk }: MonsterActionsProps) {
  const t = useMessages<Messages>();
  const { monster, resident, messages } = page;
  const describeUnlock = useUnlockHint(page.areaName ?? "");
  const isMeetable = canMeet(progress, resident.meeting);
  return (
    <div className={`${css.act} stack-2`}>
      {!hasMet && !isMeetable && <p>{describeUnlock(resident.meeting.opens)}</p>}
      {hasMet ? (
        <Companionship page={page} progress={progress} perform={perform} />
      ) : monster.area === null ? (
        isMeetable ? (
          <Button look="bone" wide onClick={onTalk}>
            {getWorldMessage(messages, "map.go").words}
          </Button>
        ) : (
          <ButtonLink look="line" wide arrow to="/lmw/main">
            {t("week.toMap")}
          </ButtonLink>
        )
      ) : (
        <ButtonLink look="bone" wide arrow to={`/lmw/area/${monster.area}#m-${monster.id}`}>
          {getWorldMessage(messages, "map.go").words}
        </ButtonLink>
      )}
      {hasMet && (
        <>
          <p className="text-aside text-leading-18">{getWorldMessage(messages, "monster.with").note}</p>
          <Button look="line" wide compact onClick={onTalk}>
            {t("area.again")}
          </Button>
        </>
      )}
    </div>
  );
}

/** It goes along, and says so; or it can. */
function Companionship({ page, progress, perform }: Pick<MonsterActionsProps, "page" | "progress" | "perform">) {
  const { play } = useSound();
  const { monster, resident, messages } = page;
  const choice = progress.meetings.find(({ monsterId }) => monsterId === monster.id)?.choice;
  if (progress.companion === monster.id)
    return (
      <p className={css.along} role="status">
        <b>
          {getWorldMessage(messages, "monster.current").words}。{getWorldMessage(messages, "monster.current").note}
        </b>
        <span>「{getCompanionLine(resident.meeting, choice ?? null, resident.chosen)}」</span>
      </p>
    );
  return (
    <Button
      look="bone"
      wide
      onClick={() => {
        play("purr");
        void perform({ kind: "companion", monsterId: monster.id });
      }}
    >
      {getWorldMessage(messages, "monster.with").words}
    </Button>
  );
}

/** What is known of it: its scene, how it shoots, where its colour is, what it says. */
function MonsterFacts({ page }: { page: MonsterPage }) {
  const t = useMessages<Messages>();
  const { monster, messages } = page;
  return (
    <>
      <section className={`${css.section} stack-3`}>
        <h2>{getWorldMessage(messages, "monster.scene").words}</h2>
        <p className={css.scene}>{monster.scene}</p>
        <dl className={css.facts}>
          <dt>{getWorldMessage(messages, "monster.shot").words}</dt>
          <dd>{monster.shot}</dd>
          <dt>{getWorldMessage(messages, "monster.special").words}</dt>
          <dd>{monster.special}</dd>
        </dl>
        <ButtonLink look="line" wide arrow to={`/virtual_tester?s=${monster.productId}`}>
          {getWorldMessage(messages, "monster.try").words}
        </ButtonLink>
        <p className={css.links}>
          <Link to={`/all-products?p=${monster.productId}`}>{getWorldMessage(messages, "monster.wish").words}</Link>
        </p>
      </section>
      <section className={`${css.section} stack-3`}>
        <h2>{t("guide.phrases")}</h2>
        {page.lines.map((line) => (
          <p key={line} className="text-lead text-leading-18">
            「{line}」
          </p>
        ))}
      </section>
    </>
  );
}
