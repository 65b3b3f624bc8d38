import { placesPath } from "#app/kits/buy/places-path.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { useWishes } from "#app/kits/product/wishes.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import type { Messages } from "../copy/messages.ts";

/** What the visitor wants, one tap away; nothing stands here while nothing is wanted. */
export function OwnWants({ lang, maxProducts }: { lang: "ja" | "en"; maxProducts: number }) {
  const t = useMessages<Messages>();
  const { view } = useWishes();
  const wanted = view.myWishes.wishes.filter(({ state }) => state === "wanted").map(({ productId }) => productId);
  if (wanted.length === 0) return null;
  const used = wanted.slice(0, maxProducts);
  return (
    <>
      <ButtonLink look="bone" wide arrow to={placesPath(used, lang)}>
        {t("items.wanted", { count: used.length })}
      </ButtonLink>
      {wanted.length > used.length && <p className="text-note">{t("items.more", { count: used.length })}</p>}
    </>
  );
}
