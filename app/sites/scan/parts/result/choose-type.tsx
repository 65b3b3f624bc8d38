import { Sheet } from "#app/kits/ui/sheet/sheet.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { FaceTypeCode } from "../../rules/type-codes.ts";
import { useScanPage } from "./use-scan-page.ts";
import css from "./choose-type.module.css";

interface ChooseTypeProps {
  chosen: FaceTypeCode;
  /** What the rules found. */
  found: FaceTypeCode;
  onChoose: (code: FaceTypeCode) => void;
  onClose: () => void;
}

/** 「ちがうと思う」: any of the eight, for the same card and the same steps. */
export function ChooseType({ chosen, found, onChoose, onClose }: ChooseTypeProps) {
  const t = useMessages<Messages>();
  const { types } = useScanPage();
  return (
    <Sheet open title={t("result.choose.title")} closeLabel={t("result.choose.close")} onClose={onClose}>
      <p className={`${css.lead} text-aside`}>{t("result.choose.lead")}</p>
      <ul className={css.types}>
        {types.map((type) => (
          <li key={type.code} className="grid hair-below">
            <button
              type="button"
              className={`${css.type} stack-1 text-bright`}
              aria-pressed={type.code === chosen}
              onClick={() => onChoose(type.code)}
            >
              <img src={type.lineFace} width={400} height={500} alt="" loading="lazy" decoding="async" />
              <span className="text-face text-heading">{type.name}</span>
              <span className="text-note">{type.impression}</span>
              {type.code === found && (
                <span className={`${css.found} text-note text-strong`}>{t("result.choose.found")}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
