"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { StyleData } from "../data.server.ts";
import { pairOfType } from "../rules/pair.ts";
import { pathOfLooks } from "./looks.tsx";
import css from "./my-type.module.css";

/** One's own starting point in the morning, its うらがえし at night; for those who have one. Its place is kept. */
export function MyType({ types, looks }: Pick<StyleData, "types" | "looks">) {
  const t = useMessages<Messages>();
  const { summary } = useVisitor();
  const index = looks.morning.findIndex(({ faceType }) => faceType === summary?.faceType);
  return (
    <div className={`${css.place} on-grey stack-3`}>
      {index >= 0 ? (
        <>
          <p className="text-body">{t("looks.typeLead")}</p>
          <ButtonLink look="line" wide arrow to={pathOfLooks(pairOfType(index))} replace preventScrollReset>
            {t("looks.type", { type: types[index]!, other: types[7 - index]! })}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink look="quiet" compact arrow to="/scan">
          {t("onward.scan")}
        </ButtonLink>
      )}
    </div>
  );
}
