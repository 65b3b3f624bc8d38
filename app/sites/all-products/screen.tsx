import { type MetaFunction, useLoaderData } from "react-router";
import "#app/generated/site-fonts/all-products.css";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { loadShelf } from "./data.server.ts";
import { sheetMeta } from "./parts/sheet-meta.ts";
import { ShelfRoom } from "./parts/shelf-room.tsx";

export const loader = loadShelf;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => sheetMeta(head, loaderData));

/** The whole shelf; a product opens over it as a sheet. */
export default function AllProducts() {
  return (
    <ToastPlace>
      <ShelfRoom shelf={useLoaderData<typeof loader>()} />
    </ToastPlace>
  );
}
