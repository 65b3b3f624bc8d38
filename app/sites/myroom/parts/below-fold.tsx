import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ErrorNotice, Notice } from "#app/kits/ui/notice/notice.tsx";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useErrorMessages, type VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Room } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./below-fold.module.css";
import { Diary } from "./diary.tsx";
import { FriendCodeForm, FriendAccess } from "./friends.tsx";
import { RoomShare } from "./room-share.tsx";
import { SavedItems } from "./saved-items.tsx";
import { RoomDetails } from "./room-details.tsx";
import type { RoomModel } from "./use-room.ts";

/** Everything below the picture: the diary, the list of all that stands in it, who may look in. */
export function BelowFold({ roomModel }: { roomModel: RoomModel }) {
  const { state, myRoom, friend, friendCode } = roomModel;
  if (state === "gone") return <ExpiredFriendRoom />;
  if (state === "failed") return <LoadFailed roomModel={roomModel} />;
  if (friend && friendCode !== null)
    return <FriendRoomBelowFold roomModel={roomModel} friend={friend} code={friendCode} />;
  return myRoom && <MyRoomBelowFold roomModel={roomModel} myRoom={myRoom} />;
}

function MyRoomBelowFold({ roomModel, myRoom }: { roomModel: RoomModel; myRoom: Room }) {
  const t = useMessages<Messages>();
  const isEmpty = myRoom.shelves.length === 0;
  return (
    <>
      {roomModel.savedAtMs !== null && (
        <p className={`${css.offlineCopy} text-body`} role="status">
          {t("room.offlineCopy", { moment: formatMoment(roomModel.savedAtMs, "ja") })}
        </p>
      )}
      {roomModel.isUnsaved && <Notice message={t("room.unsaved")} story={t("room.unsavedStory")} />}
      {isEmpty && <EmptyRoom isUnsaved={roomModel.isUnsaved} />}
      {myRoom.diary.entries.length > 0 && <Diary first={myRoom.diary} isSaved={roomModel.state === "kept"} />}
      {!isEmpty && <SavedItems roomModel={roomModel} groups={myRoom.shelves} />}
      {myRoom.nights > 0 && <RoomDetails room={myRoom} />}
      {!isEmpty && <RoomShare room={myRoom} />}
      {roomModel.state === "shown" && myRoom.nights > 0 && <FriendAccess openUntil={myRoom.openUntil} />}
      <FriendCodeForm />
      <p className={css.action}>
        <ButtonLink to="/myroom/check" look="line" arrow wide>
          {t("room.toCheck")}
        </ButtonLink>
      </p>
    </>
  );
}

/** One chair, and three ways to begin. */
function EmptyRoom({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useMessages<Messages>();
  return (
    <section className={css.empty} data-empty-room="">
      <h2 className={`${css.widest} text-face text-heading`}>{t("room.empty")}</h2>
      <p>{t(isUnsaved ? "room.emptyUnsaved" : "room.emptyLead")}</p>
      <ul className={`${css.links} stack-2`}>
        {(["scan", "tester", "lmw"] as const).map((start) => (
          <li key={start}>
            <ButtonLink to={startPaths[start]} look={start === "scan" ? "blood" : "line"} arrow wide>
              {t(`room.starts.${start}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const startPaths = { scan: "/scan", tester: "/virtual_tester", lmw: "/lmw" } as const;

function FriendRoomBelowFold({
  roomModel,
  friend,
  code,
}: {
  roomModel: RoomModel;
  friend: NonNullable<RoomModel["friend"]>;
  code: string;
}) {
  const t = useMessages<Messages>();
  return (
    <>
      <p className={`${css.offlineCopy} text-body`} data-friend="">
        {t("room.friendLead", { moment: formatMoment(friend.until, "ja") })}
      </p>
      {friend.shelves.length === 0 ? (
        <Notice message={t("room.friendEmpty")} story={t("room.empty")} />
      ) : (
        <SavedItems roomModel={roomModel} groups={friend.shelves} friendCode={code} />
      )}
      <RoomDetails room={friend} />
      <p className={css.action}>
        <ButtonLink to="/myroom" arrow wide>
          {t("room.toOwn")}
        </ButtonLink>
      </p>
    </>
  );
}

function ExpiredFriendRoom() {
  const t = useMessages<Messages>();
  return (
    <>
      <Notice
        announce="soon"
        message={t("room.expired")}
        story={t("room.expiredStory")}
        action={
          <ButtonLink to="/myroom" arrow wide>
            {t("room.toOwn")}
          </ButtonLink>
        }
      />
      <FriendCodeForm />
    </>
  );
}

function LoadFailed({ roomModel }: { roomModel: RoomModel }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const code = (roomModel.failure ?? "E-NET") as VisitorErrorCode;
  return (
    <ErrorNotice
      announce="soon"
      code={code}
      message={errorMessages(code, { time: "" }).message}
      retry={t("room.again")}
      onRetry={roomModel.reload}
    />
  );
}
