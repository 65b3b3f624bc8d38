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
      return <p className={`${css.effect} text-body text-leading-17`}>{t("encounter.effect.affection")}</p>;
    case "item": {
      const item = resident.items.find(({ id }) => id === effect.keepsakeId);
      return (
        <p className={`${css.effect} text-body text-leading-17`}>
          <b>{t("encounter.effect.item", { name: item?.name ?? "" })}</b>
          <span className="text-quiet">{item?.line}</span>
        </p>
      );
    }
    case "boss-line":
      return (
        <p className={`${css.effect} text-body text-leading-17`}>
          <b>{t("encounter.effect.bossLine")}</b>
          <span className="text-quiet">{effect.line}</span>
        </p>
      );
    case "unlock": {
      const tale = resident.tales.find(({ id }) => id === effect.taleId);
      return (
        <p className={`${css.effect} text-body text-leading-17`}>
          {t("encounter.effect.unlock", { title: tale?.title ?? "" })}
        </p>
      );
    }
  }
}
