"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { VoicesPage } from "../list.server.ts";
import css from "./apart.module.css";
import type { Reader } from "./use-reader.ts";
import { VoiceCard } from "./voice-card.tsx";

interface ApartProps {
  pairs: VoicesPage["pairs"];
  reader: Reader;
  onReport: (id: number) => void;
}

/** Two who begin at the same point, on the same product, as far apart as it goes. */
export function Apart({ pairs, reader, onReport }: ApartProps) {
  const t = useWords<Words>();
  if (pairs.length === 0) return <Notice message={t("apart.empty")} story={t("apart.emptyStory")} />;
  return (
    <>
      <p className={css.lead}>{t("apart.lead")}</p>
      <ul className={css.pairs}>
        {pairs.map(({ high, low }) => (
          <li key={`${high.id}-${low.id}`} className={css.pair} data-pair={`${high.id}-${low.id}`}>
            <h3 className={classNames(role.display, css.title)}>
              {t("apart.pair", { product: high.productName, name: high.faceType ? t(`types.${high.faceType}`) : "" })}
            </h3>
            <VoiceCard voice={high} reader={reader} onReport={onReport} withProduct={false} />
            <VoiceCard voice={low} reader={reader} onReport={onReport} withProduct={false} />
          </li>
        ))}
      </ul>
    </>
  );
}
