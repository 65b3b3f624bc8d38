import { ChipLink } from "#app/kits/ui/chip/chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./faces.module.css";

/** The two sides of the page; each has an address, so that both work without a script. */
export function Faces({ face }: { face: "read" | "show" }) {
  const t = useWords<Words>();
  return (
    <nav className={css.faces} aria-label={t("faces.label")}>
      <ChipLink to="/barcode" isHere={face === "read"} replace preventScrollReset>
        {t("faces.read")}
      </ChipLink>
      <ChipLink to="/barcode?f=show" isHere={face === "show"} replace preventScrollReset>
        {t("faces.show")}
      </ChipLink>
    </nav>
  );
}
