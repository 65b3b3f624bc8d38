import { ChipLink } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

/** The two sides of the page; each has an address, so that both work without a script. */
export function ModeTabs({ face }: { face: "read" | "show" }) {
  const t = useMessages<Messages>();
  return (
    <nav className="halves stack-2" aria-label={t("faces.label")}>
      <ChipLink to="/barcode" isCurrent={face === "read"} replace preventScrollReset>
        {t("faces.read")}
      </ChipLink>
      <ChipLink to="/barcode?f=show" isCurrent={face === "show"} replace preventScrollReset>
        {t("faces.show")}
      </ChipLink>
    </nav>
  );
}
