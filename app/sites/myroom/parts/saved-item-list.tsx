import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { usePages } from "#app/kits/visitor/use-pages.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import {
  deletedItemSchema,
  type SavedItem,
  type SavedItemPage,
  savedItemPageSchema,
  type SavedItemGroup,
} from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { loadRoom } from "../data.server.ts";
import css from "./saved-items.module.css";

interface SavedItemListProps {
  group: SavedItemGroup;
  friendCode?: string;
  isSaved: boolean;
  onDeleted: () => void;
}

/** All things of one kind, a page at a time: what, when, where it is opened, and how one lets it go. */
export function SavedItemList({ group, friendCode, isSaved, onDeleted }: SavedItemListProps) {
  const t = useMessages<Messages>();
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const { kind } = group;
  const { permanentKinds } = useLoaderData<typeof loadRoom>();
  const isLasting = permanentKinds.includes(kind);
  const isFriend = friendCode !== undefined;
  const where = isFriend ? `friend/items?f=${encodeURIComponent(friendCode)}&` : "items?";
  const { items, next, state, loadMore } = usePages(
    pageOf(group),
    ({ id }) => id,
    async (after) =>
      pageOf(await apiFetch(`/api/myroom/${where}kind=${kind}&after=${after}`, { schema: savedItemPageSchema })),
  );

  return (
    <>
      {isLasting && !isFriend && <p className={`${css.lasting} text-note`}>{t(`room.lasting.${kind as "votes"}`)}</p>}
      <ul className={css.items} data-items={kind}>
        {items
          .filter(({ id }) => !deletedIds.has(id))
          .map((item) => (
            <Item
              key={item.id}
              item={item}
              canDelete={!isFriend && !isLasting && !isSaved}
              onDeleteDone={() => {
                setDeletedIds((before) => new Set([...before, item.id]));
                onDeleted();
              }}
            />
          ))}
      </ul>
      {next !== null && !isSaved && (
        <Button look="line" compact pending={state === "loading"} onClick={() => void loadMore()}>
          {t("room.list.more")}
        </Button>
      )}
      {next !== null && isSaved && <p className={`${css.lasting} text-note`}>{t("room.list.offlineMore")}</p>}
      {state === "failed" && <p role="alert">{t("room.moreFailed")}</p>}
    </>
  );
}

const pageOf = ({ items, after }: SavedItemPage) => ({ items, next: after });

/** Who asks to throw something away stands on the way back first. */
const focusButton = (button: HTMLButtonElement | null): void => button?.focus();

function Item({ item, canDelete, onDeleteDone }: { item: SavedItem; canDelete: boolean; onDeleteDone: () => void }) {
  return (
    <li className={css.item} data-item={item.id}>
      <span className={`${css.hexes} on-grey`} aria-hidden="true">
        {item.hexes.map((hex, i) => (
          <i key={i} ref={(chip) => chip?.style.setProperty("background-color", hex)} />
        ))}
      </span>
      <span className={css.words}>
        <Link to={item.path} className={css.name}>
          {item.title}
        </Link>
        <span className={`${css.note} text-note`}>
          <time dateTime={item.at}>{formatDay(item.at, "ja", true)}</time>
          {item.note && `　${item.note}`}
        </span>
      </span>
      {canDelete && <DeleteItem item={item} onDeleted={onDeleteDone} />}
    </li>
  );
}

/** The button that throws a thing away, once one has said so twice. */
function DeleteItem({ item, onDeleted }: { item: SavedItem; onDeleted: () => void }) {
  const t = useMessages<Messages>();
  const { write } = useVisitor();
  const showToast = useToast();
  const [state, setState] = useState<"rest" | "asked" | "sending">("rest");

  async function deleteItem() {
    setState("sending");
    const path = `/api/myroom/items/${item.kind}/${encodeURIComponent(item.id)}` as const;
    try {
      const { outcome } = await write(
        { name: `room-drop-${item.kind}-${item.id}`, path, method: "DELETE" },
        deletedItemSchema,
      );
      if (outcome === "tonight") showToast({ text: t("room.delete.today") });
      else {
        showToast({ text: t("room.delete.done", { title: item.title }) });
        onDeleted();
      }
    } catch {
      showToast({ text: t("room.delete.failed") });
    }
    setState("rest");
  }

  return state === "rest" ? (
    <Button
      look="quiet"
      compact
      aria-label={t("room.delete.of", { title: item.title })}
      onClick={() => setState("asked")}
    >
      {t("room.delete.ask")}
    </Button>
  ) : (
    <span className="align-centre row-2 text-body" role="group" aria-label={t("room.delete.sure")}>
      <span>{t("room.delete.sure")}</span>
      <Button look="bone" compact pending={state === "sending"} onClick={() => void deleteItem()}>
        {t("room.delete.yes")}
      </Button>
      <Button look="line" compact ref={focusButton} onClick={() => setState("rest")}>
        {t("room.delete.no")}
      </Button>
    </span>
  );
}
