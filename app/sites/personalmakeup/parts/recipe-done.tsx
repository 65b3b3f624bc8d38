import { useEffect, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { diarySchema } from "#contracts/makeup-recipe.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { deleteLocalEntry, addLocalEntry } from "./local-diary.ts";
import { ShareAndPrint } from "./share-and-print.tsx";
import css from "./follow.module.css";

/** The stamp of a recipe that is done, and its day in the diary: on this phone at once, then on the server. */
export function RecipeDone({ page, onClose }: { page: View<"recipe">; onClose: () => void }) {
  const t = useMessages<Messages>();
  const { title, minutes, steps, code } = page;
  const [now] = useState(() => new Date());
  const state = useSaveRecipe(page, now);
  return (
    <div className={css.done}>
      <div className={`${css.stamp} middle`}>
        <span className={role.display} aria-hidden="true">
          {t("done.stamp")}
        </span>
        <span className={role.micro}>{formatDay(now, "ja")}</span>
      </div>
      <h2 className={`${role.display} text-title`}>{title}</h2>
      <p>{t("done.lead", { minutes, count: steps.length })}</p>
      <p role="status" className="text-leading-16 text-quiet text-service">
        {t(`done.${state}`)}
      </p>
      <ShareAndPrint page={page} />
      <Button look="bone" wide onClick={onClose}>
        {t("done.back")}
      </Button>
      <p className="text-leading-16 text-quiet text-service" data-code={code}>
        {t("done.story")}
      </p>
    </div>
  );
}

function useSaveRecipe(page: View<"recipe">, now: Date): "saving" | "saved" | "later" {
  const { write } = useVisitor();
  const [state, setState] = useState<"saving" | "saved" | "later">("saving");
  const { code, title, minutes, steps } = page;
  useEffect(() => {
    const hexes = [...new Set(steps.flatMap(({ product }) => product.hex ?? []))];
    addLocalEntry({ code, title, minutes, hexes, doneAt: now.toISOString() });
    write(
      { name: `pm-done-${code}`, path: "/api/personalmakeup/recipes", method: "POST", body: { code } },
      diarySchema,
    ).then(
      () => {
        deleteLocalEntry(code, now.toISOString());
        setState("saved");
      },
      () => setState("later"),
    );
  }, [code, title, minutes, steps, now, write]);
  return state;
}
