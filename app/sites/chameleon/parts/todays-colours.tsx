import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { todaysColoursSchema } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { hueOf } from "../rules/colour-traits.ts";
import { hueLabel } from "./colour-label.ts";
import { colourRef } from "./colour-ref.ts";
import css from "./todays-colours.module.css";

interface TodaysColoursPanelProps {
  /** The colour that is held. */
  hex: string | null;
}

/** The colours that the whole hub found today, each as wide as it was found often. A new find is another `key`. */
export function TodaysColoursPanel({ hex }: TodaysColoursPanelProps) {
  const t = useMessages<Messages>();
  const { data: todaysColours, error } = useFetched("/api/chameleon/town", () => todaysColoursSchema);
  const hue = hex === null ? undefined : hueOf(hexToOklch(hex));
  const same = hue === undefined ? 0 : (todaysColours?.hues.find((one) => one.hue === hue)?.count ?? 0);
  return (
    <section className={`${css.todaysColours} column-3 on-grey pad-side-5`} aria-labelledby="cham-town">
      <h2 id="cham-town" className={`text-heading ${role.display}`}>
        {t("todaysColours.title")}
      </h2>
      {error && !todaysColours && <p>{t("todaysColours.failed")}</p>}
      {todaysColours?.count === 0 && <Notice message={t("todaysColours.none")} story={t("todaysColours.noneStory")} />}
      {todaysColours && todaysColours.count > 0 && (
        <>
          <p className="text-strong">{t("todaysColours.count", { count: todaysColours.count })}</p>
          <ul className={css.strip}>
            {todaysColours.hues.map((one) => (
              <li
                key={one.hue}
                ref={(element) => {
                  colourRef(one.hex)(element);
                  element?.style.setProperty("--part", String(one.count));
                }}
              >
                <span className="visually-hidden">
                  {t("todaysColours.hue", { hue: hueLabel(t, one.hue), count: one.count })}
                </span>
              </li>
            ))}
          </ul>
          {hue !== undefined && (
            <p>{t(same > 0 ? "todaysColours.same" : "todaysColours.first", { hue: hueLabel(t, hue), count: same })}</p>
          )}
        </>
      )}
      <p className="text-fine">{t("todaysColours.how")}</p>
    </section>
  );
}
