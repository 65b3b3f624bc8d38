import { useRef, useState } from "react";
import { formatJan } from "#app/kits/barcode/jan.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { WishChange } from "#app/kits/product/wishes-change.ts";
import { useWishes } from "#app/kits/product/wishes.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { maxWishUnits } from "#contracts/wish-limits.ts";
import type { Wish } from "#contracts/wishes.ts";
import type { DrawerItem } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { createDrawerReads } from "../rules/drawer-reads.ts";

/** A pack of the drawer: what it is, how many there are, whether it is nearly empty. */
export interface DrawerRow {
  item: DrawerItem;
  wish: Wish;
}

/** How long the phone shakes for a read, in ms. */
const shakeMs = 35;

/** The drawer is what the visitor's list says is owned; every read goes onto it at once. */
export function useDrawer(items: readonly DrawerItem[], byJan: ReadonlyMap<string, DrawerItem>) {
  const t = useMessages<Messages>();
  const { view, change } = useWishes();
  const { play } = useSound();
  const [reads] = useState(createDrawerReads);
  const [message, setMessage] = useState("");
  /** A pack that may be a second one: the visitor says. */
  const [offered, setOffered] = useState<DrawerItem | null>(null);
  const lastUnknown = useRef("");
  /** What is answered late does not cover what was said, or pressed, since. */
  const turns = useRef(0);

  const byId = new Map(items.map((item) => [item.id, item]));
  const rows: DrawerRow[] = view.myWishes.wishes.flatMap((wish) => {
    const item = byId.get(wish.productId);
    return wish.state === "owned" && item ? { item, wish } : [];
  });

  async function send(wish: WishChange): Promise<boolean> {
    const outcome = await change(wish);
    if (outcome === "full") setMessage(t("drawer.full"));
    else if (outcome instanceof Error) setMessage(t("drawer.unsaved"));
    return outcome !== "full" && !(outcome instanceof Error);
  }

  function show(text: string): void {
    turns.current++;
    setMessage(text);
  }

  function tell(text: string): void {
    show(text);
    play("cap-snap");
    if (!preferences.isMotionReduced()) navigator.vibrate?.(shakeMs);
  }

  function setUnits({ id, name }: DrawerItem, units: number): void {
    setOffered(null);
    const turn = ++turns.current;
    void send({ kind: "own", productId: id, units }).then(
      (hasSucceeded) => hasSucceeded && turn === turns.current && show(t("drawer.counted", { name, units })),
    );
  }

  /** `isShown`: by the camera, which tells the same pack again and again while it is held there. */
  function read(jan: string, isShown: boolean): void {
    const item = byJan.get(jan);
    const kind = reads(jan, performance.now());
    if (!item) {
      if (kind !== "held" || lastUnknown.current !== jan) show(t("drawer.unknown", { jan: formatJan(jan) }));
      lastUnknown.current = jan;
      return;
    }
    if (kind === "held" && isShown) return;
    const isListed = rows.some(({ item: { id } }) => id === item.id);
    if (isListed) {
      tell(t("drawer.held", { name: item.name }));
      return setOffered(item);
    }
    setOffered(null);
    tell(t("drawer.read", { name: item.name }));
    void send({ kind: "own", productId: item.id, units: 1 });
  }

  return {
    rows,
    message,
    offered,
    read,
    setUnits,
    unitsOf: (id: string): number => rows.find(({ item }) => item.id === id)?.wish.units ?? 0,
    dismiss: () => setOffered(null),
    addOne: (item: DrawerItem): void => {
      const units = rows.find((row) => row.item.id === item.id)?.wish.units ?? 0;
      setUnits(item, Math.min(maxWishUnits, units + 1));
    },
    mark: (id: string, isLow: boolean) => void send({ kind: "edit", productId: id, edit: { isLow } }),
    remove: (id: string) => void send({ kind: "remove", productId: id }),
  };
}

export type Drawer = ReturnType<typeof useDrawer>;
