import { useState } from "react";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatYen } from "#app/kits/i18n/numbers.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { wishFolders, type WishFolder, maxWishes, type WishState, wishStates } from "#contracts/wish-limits.ts";
import type { Wish } from "#contracts/wishes.ts";
import type { Messages } from "../copy/messages.ts";
import { useDragOrder } from "./use-drag-order.ts";
import type { MyListState } from "./use-my-list.ts";
import css from "./wish-list.module.css";
import { WishRow } from "./wish-row.tsx";

/** From here on the head of the list says how much room is left. */
const nearLimit = maxWishes - 20;

/** What is nearly empty is owned and soon wanted: it has a place of its own. */
type ListedState = WishState | "low";

const isOfState = (wish: Wish, state: ListedState): boolean => (state === "low" ? wish.isLow : wish.state === state);

/** The list by state and folder, in the visitor's order, with what it costs together. */
export function WishList({ own, known }: { own: MyListState; known: readonly Wish[] }) {
  const t = useMessages<Messages>();
  const [state, setState] = useState<ListedState>("wanted");
  const [folder, setFolder] = useState<WishFolder | null>(null);
  const ofState = known.filter((wish) => isOfState(wish, state));
  const shown = ofState.filter((wish) => folder === null || wish.folder === folder);
  const used = wishFolders.filter((name) => ofState.some((wish) => wish.folder === name));
  const totalYen = shown.reduce((sum, { productId }) => sum + (own.cards.byId.get(productId)?.priceYen ?? 0), 0);

  const { list, order, draggedId, step, handle, message } = useListOrder(own, shown);
  const wishOf = new Map(shown.map((wish) => [wish.productId, wish]));

  return (
    <section aria-label={t("list.label")}>
      <div className={`${css.head} stack-2`}>
        <StateChips known={known} state={state} onChoose={setState} />
        {used.length > 1 && <FolderChips folders={used} folder={folder} onChoose={setFolder} />}
        {known.length >= nearLimit && (
          <p className="text-strong text-body">
            {known.length >= maxWishes ? t("limit.full") : t("limit.near", { count: known.length })}
          </p>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={`${css.none} text-quiet`}>{t("empty.filtered")}</p>
      ) : (
        <ol ref={list}>
          {order.map((id, index) => {
            const wish = wishOf.get(id);
            const card = own.cards.byId.get(id);
            if (!wish || !card) return null;
            return (
              <WishRow
                key={id}
                wish={wish}
                card={card}
                nowMs={own.nowMs}
                isDragged={draggedId === id}
                handle={handle(id)}
                isFirst={index === 0}
                isLast={index === order.length - 1}
                onEdit={(edit) => own.edit(id, edit)}
                onStep={(by) => step(id, by)}
                onLetGo={() => own.letGo(id)}
                onRemove={() => own.remove(id)}
              />
            );
          })}
        </ol>
      )}
      {shown.length > 0 && <Total count={shown.length} totalYen={totalYen} />}
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </section>
  );
}

/** The order of what is shown; `message` says where a product has come to stand. */
function useListOrder(own: MyListState, shown: readonly Wish[]) {
  const t = useMessages<Messages>();
  const [message, setMessage] = useState("");
  const drag = useDragOrder(
    shown.map(({ productId }) => productId),
    (next, id) => {
      own.order(next);
      setMessage(t("list.moved", { name: own.nameOf(id), place: next.indexOf(id) + 1, total: next.length }));
    },
  );
  return { ...drag, message };
}

interface StateChipsProps {
  known: readonly Wish[];
  state: ListedState;
  onChoose: (state: ListedState) => void;
}

function StateChips({ known, state, onChoose }: StateChipsProps) {
  const t = useMessages<Messages>();
  const countOf = (name: ListedState): number => known.filter((wish) => isOfState(wish, name)).length;
  const shown: readonly ListedState[] = countOf("low") > 0 || state === "low" ? [...wishStates, "low"] : wishStates;
  return (
    <ChipRow label={t("states.label")}>
      {shown.map((name) => (
        <Chip key={name} pressed={state === name} onPress={() => onChoose(name)}>
          {t("states.count", {
            state: t(`states.${name}`),
            count: countOf(name),
          })}
        </Chip>
      ))}
    </ChipRow>
  );
}

interface FolderChipsProps {
  folders: readonly WishFolder[];
  /** Null: all of them. */
  folder: WishFolder | null;
  onChoose: (folder: WishFolder | null) => void;
}

function FolderChips({ folders, folder, onChoose }: FolderChipsProps) {
  const t = useMessages<Messages>();
  return (
    <ChipRow label={t("folders.label")}>
      <Chip pressed={folder === null} onPress={() => onChoose(null)}>
        {t("folders.all")}
      </Chip>
      {folders.map((name) => (
        <Chip key={name} pressed={folder === name} onPress={() => onChoose(name)}>
          {t(`folders.${name}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** What all that is shown costs together. */
function Total({ count, totalYen }: { count: number; totalYen: number }) {
  const t = useMessages<Messages>();
  return (
    <p className={`${css.total} facts-3 text-body`}>
      <span>{t("total.label")}</span>
      <span>{t("total.count", { count })}</span>
      <strong className={role.latin}>{formatYen(totalYen, "en")}</strong>
    </p>
  );
}
