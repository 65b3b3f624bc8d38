import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { MonsterPage } from "../monsters.server.ts";
import { isMet } from "../progress/unlock.ts";
import { saying } from "../say.ts";
import css from "./monster-page.module.css";

/** What the answer at the meeting gave: a thing, a voice in the stage, or a talk that can be read once its cast was met. */
export function Given({ page, progress }: { page: MonsterPage; progress: LipProgress }) {
  const t = useWords<Words>();
  const { resident, say } = page;
  const choice = progress.meetings.find(({ monsterId }) => monsterId === page.monster.id)?.choice;
  const option = resident.meeting.options.find(({ id }) => id === choice);
  if (!option) return null;
  const { effect } = option;
  const keepsake = effect.kind === "item" ? resident.keepsakes.find(({ id }) => id === effect.keepsakeId) : undefined;
  const tale = effect.kind === "unlock" ? page.tales.find(({ id }) => id === effect.taleId) : undefined;
  return (
    <section className={css.section}>
      <h2>
        {keepsake ? saying(say, "monster.keepsake").words : tale ? saying(say, "monster.tale").words : option.label}
      </h2>
      {keepsake && (
        <p className={css.keepsake}>
          <b>{keepsake.name}</b>
          <span>{keepsake.line}</span>
        </p>
      )}
      {tale && tale.cast.every((monsterId) => isMet(progress, monsterId)) && (
        <div className={css.tale}>
          <h3>{tale.title}</h3>
          {tale.lines.map((line) => (
            <p key={line.words}>
              <span>{page.names[line.monsterId]}</span>
              {line.words}
            </p>
          ))}
        </div>
      )}
      {tale && !tale.cast.every((monsterId) => isMet(progress, monsterId)) && <p>{saying(say, "monster.tale").note}</p>}
      {effect.kind === "boss-line" && (
        <p className={css.keepsake}>
          <b>{t("meet.effect.bossLine")}</b>
          <span>「{effect.line}」</span>
        </p>
      )}
      {effect.kind === "affection" && <p>「{option.reply}」</p>}
    </section>
  );
}
