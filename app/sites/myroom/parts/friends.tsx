import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { pageOrigin } from "#app/kits/share/page-origin.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatMoment } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { closedRoomSchema, type OpenedRoom, openedRoomSchema } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./friends.module.css";

/** A code by which a friend looks in for a day, and the way to close the door again. */
export function Friends({ openUntil }: { openUntil: string | null }) {
  const t = useWords<Words>();
  const [opened, setOpened] = useState<OpenedRoom | null>(null);
  const [until, setUntil] = useState(openUntil);
  const [state, setState] = useState<"rest" | "asking" | "failed">("rest");

  async function ask(work: () => Promise<void>) {
    setState("asking");
    try {
      await work();
      setState("rest");
    } catch {
      setState("failed");
    }
  }
  const open = () =>
    ask(async () => {
      const made = await apiFetch("/api/myroom/friends", { method: "POST", body: {}, schema: openedRoomSchema });
      setOpened(made);
      setUntil(made.until);
    });
  const close = () =>
    ask(async () => {
      await apiFetch("/api/myroom/friends", { method: "DELETE", schema: closedRoomSchema });
      setOpened(null);
      setUntil(null);
    });

  return (
    <section className={css.friends} aria-labelledby="room-friends">
      <h2 id="room-friends" className={css.title}>
        {t("room.friends.title")}
      </h2>
      <p className={css.lead}>{t("room.friends.lead")}</p>
      {opened && (
        <div className={css.code}>
          <p>
            <output data-friend-code="">{opened.code}</output>
          </p>
          <CopyLink url={new URL(opened.path, pageOrigin()).href} />
        </div>
      )}
      <p className={css.until} role="status">
        {until !== null && t(opened ? "room.friends.once" : "room.friends.open", { moment: formatMoment(until, "ja") })}
        {state === "failed" && t("room.friends.failed")}
      </p>
      <div className={css.acts}>
        <Button look="line" compact pending={state === "asking"} onClick={() => void open()}>
          {t(until === null ? "room.friends.make" : "room.friends.renew")}
        </Button>
        {until !== null && (
          <Button look="quiet" compact pending={state === "asking"} onClick={() => void close()}>
            {t("room.friends.close")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Where a friend's code is typed. Works without a script too. */
export function FriendForm() {
  const t = useWords<Words>();
  return (
    <form action="/myroom" method="get" className={css.friends}>
      <label className={css.label} htmlFor="friend-code">
        {t("room.friends.field")}
      </label>
      <div className={css.acts}>
        <input
          id="friend-code"
          name="f"
          required
          minLength={7}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={css.input}
        />
        <Button type="submit" look="line" compact>
          {t("room.friends.go")}
        </Button>
      </div>
    </form>
  );
}
