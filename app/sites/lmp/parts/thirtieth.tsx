import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./shared-prophecy.module.css";
import { ProphecySheet } from "./prophecy-sheet.tsx";
import { WaterScene } from "./water-scene.tsx";

/** The letter of the thirtieth of February, which is delivered to everybody who looks for it. */
export function Thirtieth({ hex }: { hex: string }) {
  const t = useMessages<Messages>();
  const lines = {
    monster: { name: t("thirtieth.monster"), hex },
    kernel: t("thirtieth.kernel"),
    reply: null,
    hour: t("thirtieth.hour"),
    sign: t("thirtieth.sign"),
    gesture: t("thirtieth.gesture"),
    aside: t("thirtieth.aside"),
  };
  return (
    <WaterScene isOpen>
      <div className={`${css.read} anchor grid justify-centre`}>
        <ProphecySheet lines={lines} title={t("thirtieth.title")} />
      </div>
      <div className={css.action}>
        <ButtonLink look="line" to="/lmp" wide>
          {t("thirtieth.back")}
        </ButtonLink>
      </div>
    </WaterScene>
  );
}
