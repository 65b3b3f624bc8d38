import { useId, useState } from "react";
import { PressToSave } from "#app/kits/share/press-to-save.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MyParticipation } from "../contract.ts";
import type { CampaignRow } from "../data.server.ts";
import { giftText } from "../gift/gift-text.ts";
import { motifOf } from "../gift/motif-of.ts";
import { useGiftPicture } from "./use-gift-picture.ts";
import css from "./gift.module.css";

interface GiftProps {
  campaign: CampaignRow;
  participation: MyParticipation;
}

/** What everybody takes home from a door without a prize: a wallpaper of that door alone, painted on the device. */
export function Gift({ campaign, participation: { doors, ticket } }: GiftProps) {
  const t = useMessages<Messages>();
  const titleId = useId();
  const withoutPrize = doors.filter(({ outcome }) => outcome !== "win");
  const [chosenAt, setChosenAt] = useState<string | null>(null);
  const entry = withoutPrize.find(({ at }) => at === chosenAt) ?? withoutPrize[0];
  const text = entry && ticket ? giftText(campaign, ticket.mark, entry.at) : null;
  const { frame, state, imageToSave, save } = useGiftPicture(text);
  if (!entry || !text) return null;
  const picture = t(`gift.picture.${motifOf(campaign.id)}`);
  return (
    <section id="gift" className={`${css.gift} stack-3`} aria-labelledby={titleId} data-gift={state}>
      <h2 id={titleId} className={`text-heading ${role.display}`}>
        {t(entry.outcome === "entered" ? "gift.entered" : "gift.lose")}
      </h2>
      <p>{t("gift.lead")}</p>
      <div
        ref={frame}
        className={css.frame}
        role="img"
        aria-label={t("gift.alt", { campaign: campaign.name, picture, number: text.number, day: text.day })}
      />
      <p role="status" className="text-note">
        {state === "painting" && t("gift.painting")}
        {state === "failed" && t("gift.unpainted")}
      </p>
      <Button look="bone" wide pending={state === "saving"} onClick={() => void save()}>
        {t("gift.save")}
      </Button>
      {imageToSave && <PressToSave picture={imageToSave} />}
      <p className="text-note">{t("gift.stays")}</p>
      {withoutPrize.length > 1 && (
        <div className="stack-2" role="group" aria-label={t("gift.days")}>
          <p className="text-note">{t("gift.days")}</p>
          <div className="row-2">
            {withoutPrize.map(({ at }) => (
              <Button
                key={at}
                look={at === entry.at ? "bone" : "line"}
                compact
                aria-pressed={at === entry.at}
                onClick={() => setChosenAt(at)}
              >
                {formatDay(at, "ja")}
              </Button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
