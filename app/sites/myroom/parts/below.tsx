import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { formatMoment } from "#app/kits/words/dates.ts";
import { useErrorWords, type VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Room } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./below.module.css";
import { Diary } from "./diary.tsx";
import { FriendForm, Friends } from "./friends.tsx";
import { RoomShare } from "./room-share.tsx";
import { Shelves } from "./shelves.tsx";
import { Standings } from "./standings.tsx";
import type { RoomDesk } from "./use-room.ts";

/** Everything below the picture: the diary, the list of all that stands in it, who may look in. */
export function Below({ desk }: { desk: RoomDesk }) {
  const { state, own, friend, friendCode } = desk;
  if (state === "gone") return <GoneFriend />;
  if (state === "failed") return <Failed desk={desk} />;
  if (friend && friendCode !== null) return <FriendBelow desk={desk} friend={friend} code={friendCode} />;
  return own && <OwnBelow desk={desk} own={own} />;
}

function OwnBelow({ desk, own }: { desk: RoomDesk; own: Room }) {
  const t = useWords<Words>();
  const isEmpty = own.shelves.length === 0;
  return (
    <>
      {desk.keptAtMs !== null && (
        <p className={css.kept} role="status">
          {t("room.kept", { moment: formatMoment(desk.keptAtMs, "ja") })}
        </p>
      )}
      {desk.isUnsaved && <Notice message={t("room.unsaved")} story={t("room.unsavedStory")} />}
      {isEmpty && <EmptyRoom isUnsaved={desk.isUnsaved} />}
      {own.diary.entries.length > 0 && <Diary first={own.diary} isKept={desk.state === "kept"} />}
      {!isEmpty && <Shelves desk={desk} shelves={own.shelves} />}
      {own.nights > 0 && <Standings room={own} />}
      {!isEmpty && <RoomShare room={own} />}
      {desk.state === "shown" && own.nights > 0 && <Friends openUntil={own.openUntil} />}
      <FriendForm />
      <p className={css.way}>
        <ButtonLink to="/myroom/check" look="line" arrow wide>
          {t("room.toCheck")}
        </ButtonLink>
      </p>
    </>
  );
}

/** One chair, and three ways to begin. */
function EmptyRoom({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useWords<Words>();
  return (
    <section className={css.empty} data-empty-room="">
      <h2 className={css.widest}>{t("room.empty")}</h2>
      <p>{t(isUnsaved ? "room.emptyUnsaved" : "room.emptyLead")}</p>
      <ul className={css.doors}>
        {(["scan", "tester", "lmw"] as const).map((door) => (
          <li key={door}>
            <ButtonLink to={doorPaths[door]} look={door === "scan" ? "blood" : "line"} arrow wide>
              {t(`room.doors.${door}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const doorPaths = { scan: "/scan", tester: "/virtual_tester", lmw: "/lmw" } as const;

function FriendBelow({
  desk,
  friend,
  code,
}: {
  desk: RoomDesk;
  friend: NonNullable<RoomDesk["friend"]>;
  code: string;
}) {
  const t = useWords<Words>();
  return (
    <>
      <p className={css.kept} data-friend="">
        {t("room.friendLead", { moment: formatMoment(friend.until, "ja") })}
      </p>
      {friend.shelves.length === 0 ? (
        <Notice message={t("room.friendEmpty")} story={t("room.empty")} />
      ) : (
        <Shelves desk={desk} shelves={friend.shelves} friendCode={code} />
      )}
      <Standings room={friend} />
      <p className={css.way}>
        <ButtonLink to="/myroom" arrow wide>
          {t("room.toOwn")}
        </ButtonLink>
      </p>
    </>
  );
}

function GoneFriend() {
  const t = useWords<Words>();
  return (
    <>
      <Notice
        announce="soon"
        message={t("room.gone")}
        story={t("room.goneStory")}
        action={
          <ButtonLink to="/myroom" arrow wide>
            {t("room.toOwn")}
          </ButtonLink>
        }
      />
      <FriendForm />
    </>
  );
}

function Failed({ desk }: { desk: RoomDesk }) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const code = (desk.failure ?? "E-NET") as VisitorErrorCode;
  return (
    <Notice
      announce="soon"
      code={code}
      message={errorWords(code, { time: "" }).message}
      action={<Button onClick={desk.reload}>{t("room.again")}</Button>}
    />
  );
}
