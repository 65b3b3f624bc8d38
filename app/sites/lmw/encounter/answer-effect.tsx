import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Resident } from "../area.server.ts";
import type { Messages } from "../copy/messages.ts";
import type { EncounterOption } from "./dialogue.ts";
import css from "./encounter.module.css";

/** What an answer changed for good. */
export function AnswerEffect({ resident, option }: { resident: Resident; option: EncounterOption }) {
  const t = useMessages<Messages>();
  const { effect } = option;
  switch (effect.kind) {
    case "affection":
      return <p className={`${css.effect} text-body text-leading-17`}>{t("meet.effect.affection")}</p>;
    case "item": {
      const keepsake = resident.keepsakes.find(({ id }) => id === effect.keepsakeId);
      return (
        <p className={`${css.effect} text-body text-leading-17`}>
          <b>{t("meet.effect.item", { name: keepsake?.name ?? "" })}</b>
          <span className="text-quiet">{keepsake?.line}</span>
        </p>
      );
    }
    case "boss-line":
      return (
        <p className={`${css.effect} text-body text-leading-17`}>
          <b>{t("meet.effect.bossLine")}</b>
          <span className="text-quiet">{effect.line}</span>
        </p>
      );
    case "unlock": {
      const tale = resident.tales.find(({ id }) => id === effect.taleId);
      return (
        <p className={`${css.effect} text-body text-leading-17`}>
          {t("meet.effect.unlock", { title: tale?.title ?? "" })}
        </p>
      );
    }
  }
}
