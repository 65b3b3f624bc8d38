import { useEffect, useState } from "react";
import { DoorList, DoorListRow } from "#app/kits/ui/door-list/door-list.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words as ShellWords } from "#app/shell/copy/words.ts";
import { nearestSchema, type Nearest } from "../contract.ts";
import { loadLost } from "../lost.server.ts";
import { useLoaderData } from "react-router";
import css from "./lost.module.css";

export const loader = loadLost;

/**
 * Where every unknown address leads. The page is the same for all; which three doors are nearest to what this
 * visitor typed is asked for afterwards.
 */
export default function Lost() {
  const t = useWords<ShellWords>("shell");
  const { doors } = useLoaderData<typeof loader>();
  const [nearest, setNearest] = useState<Nearest>({ asked: null, doors });

  useEffect(() => {
    const leaving = new AbortController();
    apiFetch("/api/zones/nearest", { schema: nearestSchema, signal: leaving.signal }).then(setNearest, () => {
      // The three first doors stay: they are right for whoever typed nothing we know.
    });
    return () => leaving.abort();
  }, []);

  return (
    <section className={css.lost}>
      <h1 className={css.message}>{t("errors.notFound.message")}</h1>
      {nearest.asked && <p className={css.asked}>{t("redirect.askedFor", { path: nearest.asked })}</p>}
      <h2 className={css.label}>{t("redirect.nearest")}</h2>
      <DoorList label={t("redirect.nearest")}>
        {nearest.doors.map((door) => (
          <DoorListRow key={door.path} to={door.path} name={door.name} verb={door.verb} prefetch="intent" />
        ))}
        <DoorListRow to="/zone1" name={t("bar.zone1.kanji")} verb={t("redirect.home")} prefetch="intent" />
      </DoorList>
      <p className={css.story}>{t("redirect.story")}</p>
    </section>
  );
}
