"use no memo"; // It is drawn once: what the compiler would remember weighs more than it saves.

import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MonsterPage } from "../monster-guide.server.ts";
import { isMet } from "../progress/unlock.ts";
import { getWorldMessage } from "../get-world-message.ts";
import css from "./monster-page.module.css";

/** What the answer in the encounter gave: an item, a line in the stage, or a tale that can be read once its cast was met. */
export function EncounterReward({ page, progress }: { page: MonsterPage; progress: LipProgress }) {
  const t = useMessages<Messages>();
  const { resident, messages } = page;
  const choice = progress.meetings.find(({ monsterId }) => monsterId === page.monster.id)?.choice;
  const option = resident.meeting.options.find(({ id }) => id === choice);
  if (!option) return null;
  const { effect } = option;
  const item = effect.kind === "item" ? resident.items.find(({ id }) => id === effect.keepsakeId) : undefined;
  const tale = effect.kind === "unlock" ? page.tales.find(({ id }) => id === effect.taleId) : undefined;
  return (
    <section className={`${css.section} stack-3`}>
      <h2>
        {item
          ? getWorldMessage(messages, "monster.keepsake").words
          : tale
            ? getWorldMessage(messages, "monster.tale").words
            : option.label}
      </h2>
      {item && (
        <p className={`${css.item} stack-1 text-body`}>
          <b>{item.name}</b>
          <span>{item.line}</span>
        </p>
      )}
      {tale && tale.cast.every((monsterId) => isMet(progress, monsterId)) && (
        <div className={`${css.tale} stack-3 text-lead text-leading-18`}>
          <h3>{tale.title}</h3>
          {tale.lines.map((line) => (
            <p key={line.words}>
              <span>{page.names[line.monsterId]}</span>
              {line.words}
            </p>
          ))}
        </div>
      )}
      {tale && !tale.cast.every((monsterId) => isMet(progress, monsterId)) && (
        <p>{getWorldMessage(messages, "monster.tale").note}</p>
      )}
      {effect.kind === "boss-line" && (
        <p className={`${css.item} stack-1 text-body`}>
          <b>{t("encounter.effect.bossLine")}</b>
          <span>「{effect.line}」</span>
        </p>
      )}
      {effect.kind === "affection" && <p>「{option.reply}」</p>}
    </section>
  );
}
