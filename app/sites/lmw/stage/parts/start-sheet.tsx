import { lazy, Suspense, useEffect, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { isAreaFreed } from "../../progress/unlock.ts";
import type { StageGhost } from "../client/stage-client.ts";
import type { StagePage } from "../data.server.ts";
import type { Help } from "../play/help.ts";
import type { RunOptions } from "../play/run-setup.ts";
import type { StageContent } from "../stage-content.ts";
import { getCompanion, listMetMonsters } from "./companions.ts";
import { prefetchField } from "./prefetch-field.ts";
import { type Difficulty, DifficultyChoice, GhostNote, StartButtons } from "./start-choices.tsx";
import { StageRun } from "./stage-run.tsx";
import { useInterruptedRun } from "./use-interrupted-run.ts";
import { useChallenge } from "./use-challenge.ts";
import { useHelp } from "./use-help.ts";
import css from "./start-sheet.module.css";

const Leaderboard = lazy(() => import("./leaderboard.tsx").then((module) => ({ default: module.Leaderboard })));
const HelpList = lazy(() => import("./help-list.tsx").then((module) => ({ default: module.HelpList })));

/** The field is fetched when the visitor has begun to read. */
const prefetchDelayMs = 800;

/** Before a stage: what it is, how hard, who helps; and everything that follows from it. */
export function StartSheet({ page, progress }: { page: StagePage; progress: LipProgress | null }) {
  const { content, areaName } = page;
  const t = useMessages<Messages>();
  const { ghost, isExpired } = useChallenge(content.id);
  const { help, changeHelp, isHydrated } = useHelp();
  const [difficulty, setDifficulty] = useState<Difficulty>(1);
  const [options, setOptions] = useState<RunOptions | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const isUnscored = content.words.kind === "calm";

  const [interrupted, forgetInterrupted] = useInterruptedRun(content.id);

  useFieldPrefetch(content.files);

  const companion = getCompanion(progress);
  const metMonsterIds = listMetMonsters(progress);
  const play = (isPractice: boolean, opponent: StageGhost | null): void =>
    setOptions({
      difficulty: opponent?.setup.difficulty ?? difficulty,
      monster: companion,
      partner: metMonsterIds.find((id) => id < 24 && id !== companion) ?? 1,
      ...{ isPractice, ghost: opponent, help },
    });
  const companionName = content.monsters.find(({ id }) => id === companion)?.name ?? "";

  return (
    <>
      <section className={`${css.sheet} stack-4`} data-alive={isHydrated || undefined}>
        <StageIntro page={page} hasLeft={hasLeft} />
        {ghost && <GhostNote content={content} ghost={ghost} />}
        {isExpired && <p className="text-aside text-leading-17">{t("stage.ghostExpired")}</p>}
        {!isUnscored && !ghost && (
          <DifficultyChoice content={content} difficulty={difficulty} onChoose={setDifficulty} />
        )}
        <p className="text-aside text-leading-17">
          {t("stage.with", { monster: companionName })}　<a href="/lmw/monster">{t("stage.change")}</a>
        </p>
        <StartButtons
          content={content}
          ghost={ghost}
          canPractise={!isUnscored && progress !== null && isAreaFreed(progress, content.id)}
          onPlay={play}
          onGoOn={
            interrupted &&
            (() => {
              setOptions({ ...interrupted, ghost: null, help, isInterrupted: true });
              forgetInterrupted();
            })
          }
        />
        <HelpDetails help={isHydrated ? help : null} onChange={changeHelp} />
        <p className="text-aside text-leading-17">{t("stage.keys")}</p>
        <ButtonLink look="quiet" to={`/lmw/area/${Math.min(6, content.words.area)}`}>
          {t("stage.back", { area: areaName })}
        </ButtonLink>
      </section>
      {!isUnscored && <StageBoard content={content} difficulty={difficulty} help={isHydrated ? help : null} />}
      <Suspense>
        {options && (
          <StageRun
            content={content}
            options={{ ...options, help }}
            monster={companionName}
            metIds={metMonsterIds}
            onHelp={changeHelp}
            onClose={() => setOptions(null)}
            onLeave={() => {
              setOptions(null);
              setHasLeft(true);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function useFieldPrefetch(files: StageContent["files"]): void {
  useEffect(() => {
    const idle = setTimeout(() => prefetchField(files), prefetchDelayMs);
    return () => clearTimeout(idle);
  }, [files]);
}

type StageBoardProps = { content: StageContent; difficulty: Difficulty; help: Help | null };

/** The board of those who borrowed as much; its place is kept until that is known. */
function StageBoard({ content, difficulty, help }: StageBoardProps) {
  return (
    <Suspense fallback={<div className={css.waiting} />}>
      {help && (
        <Leaderboard content={content} difficulty={difficulty} isAssisted={help.isAssisted || help.movesItself} />
      )}
    </Suspense>
  );
}

/** What can be borrowed; null before it is known. */
function HelpDetails({ help, onChange }: { help: Help | null; onChange: (help: Help) => void }) {
  const t = useMessages<Messages>();
  return (
    <details className={css.help}>
      <summary className="text-body text-strong">{t("stage.help.title")}</summary>
      <p className="text-aside text-leading-17">{t("stage.help.lead")}</p>
      <Suspense>{help && <HelpList help={help} onChange={onChange} />}</Suspense>
    </details>
  );
}

/** Its Rule, its title, what it promises. */
function StageIntro({ page: { content, boss, areaName }, hasLeft }: { page: StagePage; hasLeft: boolean }) {
  const t = useMessages<Messages>();
  const { words } = content;
  return (
    <>
      <div className={css.hero}>
        {boss ? (
          <Picture picture={boss} cutout priority className={css.boss} sizes="320px" />
        ) : (
          <p className={classNames(css.sign, role.display)} aria-hidden="true">
            {words.boss.name.before}
          </p>
        )}
        <h1 className={classNames(css.title, role.display)}>{words.title}</h1>
        <p className={`${css.place} text-body text-bright`}>
          {areaName}　{t("stage.seconds", { seconds: words.seconds })}
        </p>
      </div>
      <p className={`${css.promise} text-lead`}>{words.promise}</p>
      {hasLeft && words.kind === "calm" && (
        <p className={`${css.intro} text-body`} role="status">
          <BrokenLines lines={words.leave} />
        </p>
      )}
      <p className={`${css.intro} text-body`}>
        <BrokenLines lines={words.intro} />
      </p>
    </>
  );
}

function BrokenLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));
}
