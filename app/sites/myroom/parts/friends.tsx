import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { getPageOrigin } from "#app/kits/share/page-origin.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { closedRoomSchema, type FriendCodeResult, friendCodeResultSchema } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./friends.module.css";

/** A code by which a friend looks in for a day, and the way to revoke it. */
export function FriendAccess({ openUntil }: { openUntil: string | null }) {
  const t = useMessages<Messages>();
  const { friendCode, until, state, open, close } = useFriendCode(openUntil);
  return (
    <section className="pad-side-3" aria-labelledby="room-friends">
      <h2 id="room-friends" className={`${css.title} text-lead`}>
        {t("room.friends.title")}
      </h2>
      <p className={`${css.lead} text-body`}>{t("room.friends.lead")}</p>
      {friendCode && (
        <div className={css.code}>
          <p>
            <output data-friend-code="">{friendCode.code}</output>
          </p>
          <CopyLink url={new URL(friendCode.path, getPageOrigin()).href} />
        </div>
      )}
      <p className={`${css.until} text-body`} role="status">
        {until !== null &&
          t(friendCode ? "room.friends.once" : "room.friends.open", { moment: formatMoment(until, "ja") })}
        {state === "failed" && t("room.friends.failed")}
      </p>
      <div className="align-centre row-2">
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

/** The code of this room; `until` is known after a reload as well, the code is not. */
function useFriendCode(openUntil: string | null) {
  const [friendCode, setFriendCode] = useState<FriendCodeResult | null>(null);
  const [until, setUntil] = useState(openUntil);
  const [state, setState] = useState<"rest" | "asking" | "failed">("rest");

  async function openRoom(work: () => Promise<void>) {
    setState("asking");
    try {
      await work();
      setState("rest");
    } catch {
      setState("failed");
    }
  }
  const open = () =>
    openRoom(async () => {
      const created = await apiFetch("/api/myroom/friends", {
        method: "POST",
        body: {},
        schema: friendCodeResultSchema,
      });
      setFriendCode(created);
      setUntil(created.until);
    });
  const close = () =>
    openRoom(async () => {
      await apiFetch("/api/myroom/friends", { method: "DELETE", schema: closedRoomSchema });
      setFriendCode(null);
      setUntil(null);
    });

  return { friendCode, until, state, open, close };
}

/** Where a friend's code is typed. Works without a script too. */
export function FriendCodeForm() {
  const t = useMessages<Messages>();
  return (
    <form action="/myroom" method="get" className="pad-side-3">
      <label className={`${css.label} block text-body`} htmlFor="friend-code">
        {t("room.friends.field")}
      </label>
      <div className="align-centre row-2">
        <input
          id="friend-code"
          name="f"
          required
          minLength={7}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={`${css.input} boxed on-soot text-bright text-service`}
        />
        <Button type="submit" look="line" compact>
          {t("room.friends.go")}
        </Button>
      </div>
    </form>
  );
}
